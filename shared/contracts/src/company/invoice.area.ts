import type { Area, Catalogue } from '../area';
import * as invoices from './invoice';

const permissions: Catalogue = {
  'company.invoice.view': { name: { en_US: 'View invoices', zh_CN: '查看账单' }, pages: [], risk: 'LOW' },
  'company.invoice.create': { name: { en_US: 'Create invoices', zh_CN: '创建账单' }, pages: [], risk: 'HIGH' },
  'company.invoice.approve': { name: { en_US: 'Review invoices', zh_CN: '审核账单' }, pages: [], risk: 'HIGH' },
  'company.invoice.pay': {
    name: { en_US: 'Record invoice payments', zh_CN: '登记账单付款' },
    pages: [],
    risk: 'HIGH',
  },
};

/** Operations, permissions and labels of invoices. */
export const invoiceArea = {
  operations: [invoices],
  permissions,
  actions: {
    '/invoice/create': ['Create invoice', '创建账单'],
    '/invoice/pay': ['Record invoice payment', '登记账单付款'],
  },
  objects: {
    invoice: ['Invoice', '账单'],
  },
  reviews: {
    INVOICE: {
      label: ['Invoice', '账单'],
      steps: ['company.invoice.approve'],
      // Users who decide card reviews are not necessarily permitted to view the company's invoices.
      seenWith: 'company.invoice.view',
      days: 30,
      reasons: 'invoice_kind',
    },
  },
} as const satisfies Area;
