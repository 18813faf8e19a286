import type { Area } from '../area';
import { companyMessages } from './messages';
import { companyOperations } from './operations';
import { companyPermissions } from './permissions';

export const companyArea = {
  fields: companyMessages,
  operations: companyOperations,
  permissions: companyPermissions,
  actions: {
    '/invoice/create': ['Create invoice', '创建账单'],
    '/invoice/pay': ['Record invoice payment', '登记账单付款'],
  },
  objects: { invoice: ['Invoice', '账单'] },
  reviews: {
    INVOICE: {
      label: ['Invoice', '账单'],
      steps: ['company.invoice.approve'],
      // What the company owes is not for everybody who decides about its cards.
      seenWith: 'company.invoice.view',
      days: 30,
      reasons: 'invoice_kind',
    },
  },
} as const satisfies Area;
