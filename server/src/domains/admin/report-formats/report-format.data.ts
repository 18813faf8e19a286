import type { DictData } from '../../../platform/reference/reference';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

/** Dictionaries of report formats and report sources. */
export const reportFormatDicts: DictData[] = [
  {
    code: 'report_source',
    name: ['Data source of reports', '报表数据源'],
    details: [
      ['CARDS', 'Cards', '卡片'],
      ['TRANSACTIONS', 'Card transactions', '卡交易'],
      ['CARDHOLDERS', 'Cardholders', '持卡人'],
      ['ACCOUNTS', 'Account balances', '账户余额'],
      ['USERS', 'Users', '用户'],
      ['AUDIT', 'Audit log', '审计日志'],
    ],
  },
  {
    code: 'report_delimiter',
    name: ['Delimiter of CSV reports', '报表CSV分隔符'],
    details: [
      ['COMMA', 'Comma', '逗号'],
      ['SEMICOLON', 'Semicolon', '分号'],
      ['TAB', 'Tab', '制表符'],
    ],
  },
  {
    code: 'report_encoding',
    name: ['Encoding of CSV reports', '报表CSV编码'],
    details: [
      ['UTF8_BOM', 'UTF-8 for spreadsheets (with BOM)', 'UTF-8（带BOM，适用于电子表格）'],
      ['UTF8', 'UTF-8', 'UTF-8'],
    ],
  },
  {
    code: 'report_sort_direction',
    name: ['Sort direction of reports', '报表排序方向'],
    details: [
      ['ASC', 'Ascending', '升序'],
      ['DESC', 'Descending', '降序'],
    ],
  },
];

const reportFormats = menu(152, 'report-format-configuration', ['Report formats', '报表格式'], {
  icon: 'table',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

/** Menus; a parent precedes its children. */
export const reportFormatMenus: StoredMenu[] = [
  reportFormats,
  menu(153, 'report-format-configuration-saveinfo', ['Edit report format', '编辑报表格式'], {
    upId: reportFormats.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
];
