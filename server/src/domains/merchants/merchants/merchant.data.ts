import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { DictData } from '../../../platform/reference/reference';

/** Dictionaries of the codes of merchants. */
export const merchantDicts: DictData[] = [
  {
    code: 'merchant_status',
    name: ['Merchant status', '商户状态'],
    details: [
      ['DRAFT', 'Draft', '草稿'],
      ['PENDING_REVIEW', 'In review', '审核中', 'info'],
      ['ACTIVE', 'Active', '正常', 'ok'],
      ['REJECTED', 'Rejected', '已驳回', 'bad'],
      ['SUSPENDED', 'Suspended', '已暂停', 'warn'],
      ['CLOSED', 'Closed', '已关闭'],
    ],
  },
  {
    code: 'merchant_review_reason',
    name: ['Merchant review reason', '商户审核原因'],
    details: [
      ['NEW', 'New merchant', '新商户'],
      ['CHANGE', 'Change of an active merchant', '变更已生效商户'],
    ],
  },
];

const list = menu(161, 'merchant-management', ['Merchants', '商户'], {
  icon: 'stack',
  isCache: true,
  isRecentUser: true,
});
const hidden = { upId: list.menuId, isHidden: true };

/** Menus, each parent before its children. */
export const merchantMenus: StoredMenu[] = [
  list,
  menu(162, 'merchant-management-view', ['Merchant details', '商户详情'], hidden),
  menu(163, 'merchant-management-saveinfo-step-1-1', ['Merchant identity', '商户主体信息'], {
    ...hidden,
    isCache: true,
  }),
  menu(164, 'merchant-management-saveinfo-step-2-1', ['Merchant contact', '商户联系信息'], {
    ...hidden,
    isCache: true,
  }),
  menu(165, 'merchant-management-saveinfo-step-2-2', ['Merchant registration settings', '商户注册设置'], {
    ...hidden,
    isCache: true,
  }),
  menu(166, 'merchant-management-saveinfo-step-3-1', ['Merchant settlement', '商户结算信息'], {
    ...hidden,
    isCache: true,
  }),
  menu(167, 'merchant-management-saveinfo-step-4-1', ['Submit merchant', '提交商户'], { ...hidden, isCache: true }),
];
