import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { DictData } from '../../../platform/reference/reference';

/** Labels of the enumerations of reconciliation. */
export const reconciliationDicts: DictData[] = [
  {
    code: 'recon_state',
    name: ['Difference status', '差异状态'],
    details: [
      ['OPEN', 'Open', '待处理', 'warn'],
      ['EXPLAINED', 'Resolved', '已解决', 'ok'],
      ['ADJUSTED', 'Adjusted', '已调账', 'ok'],
      ['WRITTEN_OFF', 'Written off', '已核销'],
    ],
  },
  {
    code: 'recon_category',
    name: ['Difference type', '差异类型'],
    details: [
      ['TIMING', 'Timing', '时间差'],
      ['MISSING_OURS', 'Missing in the ledger', '账本缺失'],
      ['MISSING_THEIRS', 'Missing at the channel', '渠道缺失'],
      ['AMOUNT', 'Amount', '金额不符'],
      ['FX', 'Exchange rate', '汇率差'],
      ['DUPLICATE', 'Duplicate', '重复'],
    ],
  },
];

export const reconciliationMenus: StoredMenu[] = [
  menu(8, 'cards-transactions-update-balance', ['Reconciliation', '对账'], {
    icon: 'scale',
    isCache: true,
    isRecentUser: true,
  }),
];
