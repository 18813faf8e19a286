import type { Area, Catalogue } from '../area';
import * as merchants from './merchant';
import * as actions from './merchant-action';
import * as cases from './merchant-case';
import * as drafts from './merchant-draft';
import * as options from './merchant-option';
import * as overviews from './merchant-overview';

const permissions: Catalogue = {
  'merchants.merchant.view': {
    name: { en_US: 'View merchants', zh_CN: '查看商户' },
    pages: ['merchant-management', 'merchant-management-view'],
    risk: 'LOW',
  },
  'merchants.merchant.save': {
    name: { en_US: 'Create and edit merchants', zh_CN: '创建和编辑商户' },
    pages: [
      'merchant-management-saveinfo-step-1-1',
      'merchant-management-saveinfo-step-2-1',
      'merchant-management-saveinfo-step-2-2',
      'merchant-management-saveinfo-step-3-1',
      'merchant-management-saveinfo-step-4-1',
    ],
    risk: 'LOW',
  },
  'merchants.merchant.status': {
    name: { en_US: 'Suspend, resume and close merchants', zh_CN: '暂停、恢复和关闭商户' },
    pages: [],
    risk: 'HIGH',
  },
  'merchants.merchant.export': { name: { en_US: 'Export merchants', zh_CN: '导出商户' }, pages: [], risk: 'LOW' },
  'merchants.merchant.approve': {
    name: { en_US: 'Review merchants', zh_CN: '审核商户' },
    pages: [],
    risk: 'HIGH',
  },
};

/** Operations, permissions and labels of merchants. */
export const merchantArea = {
  operations: [merchants, options, drafts, actions, overviews, cases],
  permissions,
  actions: {
    '/merchant/saveIdentity': ['Edit merchant', '编辑商户'],
    '/merchant/saveContact': ['Edit address and contact of merchant', '编辑商户地址和联系人'],
    '/merchant/saveRegistration': ['Edit registration settings of merchant', '编辑商户注册设置'],
    '/merchant/saveSettlement': ['Edit settlement of merchant', '编辑商户结算信息'],
    '/merchant/saveRemark': ['Edit remark of merchant', '编辑商户备注'],
    '/merchant/submit': ['Submit merchant for review', '提交商户审核'],
    '/merchant/discardChanges': ['Discard changes of merchant', '放弃商户变更'],
    '/merchant/renewReferral': ['Renew referral code', '更换推荐码'],
    '/merchant/suspend': ['Suspend merchant', '暂停商户'],
    '/merchant/resume': ['Resume merchant', '恢复商户'],
    '/merchant/close': ['Close merchant', '关闭商户'],
    '/merchant/licence': ['Download business licence', '下载营业执照'],
    '/merchant/caseLicence': ['Download business licence of review', '下载审核中的营业执照'],
    '/merchant/showBankAccount': ['Show bank account number', '查看银行账号'],
    '/merchant/export': ['Export merchants', '导出商户'],
  },
  objects: { merchant: ['Merchant', '商户'] },
  reviews: {
    MERCHANT_NEW: {
      label: ['New merchant', '新商户'],
      steps: ['merchants.merchant.approve'],
      seenWith: 'merchants.merchant.view',
      listedWith: 'merchants.review.view',
      days: 30,
      reasons: 'merchant_review_reason',
    },
    MERCHANT_CHANGE: {
      label: ['Merchant change', '商户变更'],
      steps: ['merchants.merchant.approve'],
      seenWith: 'merchants.merchant.view',
      listedWith: 'merchants.review.view',
      days: 30,
      reasons: 'merchant_review_reason',
    },
  },
  jobs: { MERCHANT_EXPORT: ['Export merchants', '导出商户'] },
  events: {
    'merchant.created': ['Merchant created', '商户已创建'],
    'merchant.approved': ['New merchant approved', '新商户已通过'],
    'merchant.rejected': ['New merchant rejected', '新商户已驳回'],
    'merchant.suspended': ['Merchant suspended', '商户已暂停'],
    'merchant.resumed': ['Merchant resumed', '商户已恢复'],
    'merchant.closed': ['Merchant closed', '商户已关闭'],
  },
} as const satisfies Area;
