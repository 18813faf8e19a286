import type { Area, Catalogue } from '../area';
import * as companies from './company';
import * as actions from './company-action';
import * as cases from './company-case';
import * as drafts from './company-draft';
import * as overviews from './company-overview';
import * as resources from './company-resources';

const permissions: Catalogue = {
  'company.company.view': {
    name: { en_US: 'View companies', zh_CN: '查看公司' },
    pages: ['company-management', 'company-management-view'],
    risk: 'LOW',
  },
  'company.company.save': {
    name: { en_US: 'Create and edit companies', zh_CN: '创建和编辑公司' },
    pages: [
      'company-management-saveinfo-step-1-1',
      'company-management-saveinfo-step-1-2',
      'company-management-saveinfo-step-1-3',
      'company-management-saveinfo-step-2-1',
      'company-management-saveinfo-step-2-2',
      'company-management-saveinfo-step-2-3',
      'company-management-saveinfo-step-3-1',
      'company-management-saveinfo-step-4-1',
    ],
    risk: 'HIGH',
  },
  'company.company.status': {
    name: { en_US: 'Suspend, resume and close companies', zh_CN: '暂停、恢复和关闭公司' },
    pages: [],
    risk: 'HIGH',
  },
  'company.company.export': { name: { en_US: 'Export companies', zh_CN: '导出公司' }, pages: [], risk: 'LOW' },
  'company.company.approve': { name: { en_US: 'Review companies', zh_CN: '审核公司' }, pages: [], risk: 'HIGH' },
};

/** Operations, permissions and labels of companies. */
export const companiesArea = {
  operations: [companies, resources, drafts, actions, overviews, cases],
  permissions,
  actions: {
    '/company/saveIdentity': ['Edit company', '编辑公司'],
    '/company/saveContact': ['Edit address and contact of company', '编辑公司地址和联系人'],
    '/company/saveBrand': ['Edit brand and sites of company', '编辑公司品牌和站点'],
    '/company/saveProducts': ['Edit products of company', '编辑公司产品'],
    '/company/saveBins': ['Edit card BINs of company', '编辑公司卡BIN'],
    '/company/saveInvoicing': ['Edit invoicing of company', '编辑公司账单信息'],
    '/company/saveFees': ['Edit fee currency of company', '编辑公司费用币种'],
    '/company/saveRemark': ['Edit remark of company', '编辑公司备注'],
    '/company/submit': ['Submit company for review', '提交公司审核'],
    '/company/discardChanges': ['Discard changes of company', '放弃公司变更'],
    '/company/resendInvitation': ['Resend invitation to first user of company', '重新邀请公司首个用户'],
    '/company/suspend': ['Suspend company', '暂停公司'],
    '/company/resume': ['Resume company', '恢复公司'],
    '/company/close': ['Close company', '关闭公司'],
    '/company/showBankAccount': ['Show bank account number of company', '查看公司银行账号'],
    '/company/export': ['Export companies', '导出公司'],
  },
  objects: { company: ['Company', '公司'] },
  reviews: {
    COMPANY_NEW: {
      label: ['New company', '新公司'],
      steps: ['company.company.approve'],
      seenWith: 'company.company.view',
      days: 30,
      reasons: 'company_review_reason',
    },
    COMPANY_CHANGE: {
      label: ['Company change', '公司变更'],
      steps: ['company.company.approve'],
      seenWith: 'company.company.view',
      days: 30,
      reasons: 'company_review_reason',
    },
  },
  jobs: { COMPANY_EXPORT: ['Export companies', '导出公司'] },
  events: {
    'company.created': ['Company created', '公司已创建'],
    'company.approved': ['New company approved', '新公司已通过'],
    'company.rejected': ['New company rejected', '新公司已驳回'],
    'company.suspended': ['Company suspended', '公司已暂停'],
    'company.resumed': ['Company resumed', '公司已恢复'],
    'company.closed': ['Company closed', '公司已关闭'],
  },
} as const satisfies Area;
