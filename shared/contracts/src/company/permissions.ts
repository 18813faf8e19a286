import type { Catalogue } from '../area';

/** Who may do what in this area. */
export const companyPermissions: Catalogue = {
  'company.invoice.view': { name: { en_US: 'View invoices', zh_CN: '查看账单' }, pages: [], risk: 'LOW' },
  'company.invoice.create': { name: { en_US: 'Create invoices', zh_CN: '创建账单' }, pages: [], risk: 'HIGH' },
  'company.invoice.approve': { name: { en_US: 'Review invoices', zh_CN: '审核账单' }, pages: [], risk: 'HIGH' },
  'company.invoice.pay': {
    name: { en_US: 'Record invoice payments', zh_CN: '登记账单付款' },
    pages: [],
    risk: 'HIGH',
  },
};
