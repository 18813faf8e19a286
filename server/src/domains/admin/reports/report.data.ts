import type { DictData } from '../../../platform/reference/reference';
import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';

/** Dictionaries of reports. */
export const reportDicts: DictData[] = [
  {
    code: 'report_status',
    name: ['Status of reports', '报表状态'],
    details: [
      ['ACTIVE', 'Active', '启用', 'ok'],
      ['DISABLED', 'Disabled', '停用', 'mute'],
    ],
  },
  {
    code: 'report_category',
    name: ['Category of reports', '报表分类'],
    details: [
      ['OPERATIONS', 'Operations', '运营'],
      ['FINANCE', 'Finance', '财务'],
      ['RISK', 'Risk', '风控'],
      ['COMPLIANCE', 'Compliance', '合规'],
      ['OTHER', 'Other', '其他'],
    ],
  },
  {
    code: 'report_period',
    name: ['Period of reports', '报表期间'],
    details: [
      ['TODAY', 'Today', '今天'],
      ['YESTERDAY', 'Yesterday', '昨天'],
      ['LAST_7_DAYS', 'Last 7 days', '过去7天'],
      ['LAST_30_DAYS', 'Last 30 days', '过去30天'],
      ['THIS_MONTH', 'This month', '本月'],
      ['LAST_MONTH', 'Last month', '上月'],
    ],
  },
];

const reports = menu(150, 'report-configuration', ['Reports', '报表'], {
  icon: 'file',
  position: 2,
  isCache: true,
  isRecentUser: true,
});

/** Menus; a parent precedes its children. */
export const reportMenus: StoredMenu[] = [
  reports,
  menu(151, 'report-configuration-saveinfo', ['Edit report', '编辑报表'], {
    upId: reports.menuId,
    position: 2,
    isHidden: true,
    isCache: true,
  }),
];
