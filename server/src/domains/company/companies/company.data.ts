import type { StoredMenu } from '../../../platform/menus/menu.rules';
import { menu } from '../../../platform/reference/menu';
import type { DictData } from '../../../platform/reference/reference';

/** Dictionaries of companies. */
export const companyDicts: DictData[] = [
  {
    code: 'company_status',
    name: ['Company status', '公司状态'],
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
    code: 'company_review_reason',
    name: ['Company review reason', '公司审核原因'],
    details: [
      ['NEW', 'New company', '新公司'],
      ['CHANGE', 'Change of an approved company', '变更已通过审核的公司'],
    ],
  },
  {
    code: 'company_product',
    name: ['Company product', '公司产品'],
    details: [
      ['CARD_ISSUING', 'Card issuing', '发卡'],
      ['ACQUIRING', 'Acquiring', '收单'],
    ],
  },
  {
    code: 'contact_title',
    name: ['Title of contact person', '联系人称谓'],
    details: [
      ['MR', 'Mr', '先生'],
      ['MRS', 'Mrs', '太太'],
      ['MS', 'Ms', '女士'],
      ['MISS', 'Miss', '小姐'],
      ['DR', 'Dr', '博士'],
      ['PROF', 'Prof', '教授'],
    ],
  },
];

const list = menu(180, 'company-management', ['Companies', '公司'], {
  icon: 'stack',
  isCache: true,
  isRecentUser: true,
});
const hidden = { upId: list.menuId, isHidden: true };
const step = { ...hidden, isCache: true };

/** Menus, each parent before its children. */
export const companyMenus: StoredMenu[] = [
  list,
  menu(181, 'company-management-view', ['Company details', '公司详情'], hidden),
  menu(182, 'company-management-saveinfo-step-1-1', ['Company identity', '公司主体信息'], step),
  menu(183, 'company-management-saveinfo-step-1-2', ['Company contact', '公司联系信息'], step),
  menu(184, 'company-management-saveinfo-step-1-3', ['Company brand', '公司品牌'], step),
  menu(185, 'company-management-saveinfo-step-2-1', ['Company products', '公司产品'], step),
  menu(186, 'company-management-saveinfo-step-2-2', ['Company card BINs', '公司卡BIN'], step),
  menu(187, 'company-management-saveinfo-step-2-3', ['Company invoicing', '公司账单信息'], step),
  menu(188, 'company-management-saveinfo-step-3-1', ['Company fees', '公司费用'], step),
  menu(189, 'company-management-saveinfo-step-4-1', ['Submit company', '提交公司'], step),
];
