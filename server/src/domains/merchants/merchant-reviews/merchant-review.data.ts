import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { DictData } from '../../../platform/reference/reference';

/** Dictionaries of the pages of merchant reviews. */
export const merchantReviewDicts: DictData[] = [
  {
    code: 'merchant_review_outcome',
    name: ['Outcome of merchant reviews', '商户审核结果'],
    details: [
      ['WAITING', 'Pending', '待审核', 'warn'],
      ['APPROVED', 'Approved', '已通过', 'ok'],
      ['REJECTED', 'Rejected', '已驳回', 'bad'],
      ['OTHER', 'Other', '其他'],
    ],
  },
];

const workbench = menu(173, 'merchant-review', ['Pending merchant reviews', '待审核商户'], {
  icon: 'check',
  isRecentUser: true,
});
const list = menu(174, 'merchant-review-list', ['Merchant reviews', '商户审核'], {
  icon: 'table',
  isCache: true,
  isRecentUser: true,
});
const hidden = { upId: list.menuId, isHidden: true };

/** Menus, each parent before its children. */
export const merchantReviewMenus: StoredMenu[] = [
  workbench,
  list,
  menu(175, 'merchant-review-list-review', ['Decide merchant review', '审核商户申请'], hidden),
  menu(176, 'merchant-review-list-detail', ['Merchant review details', '商户审核详情'], hidden),
];
