import type { Area } from '../area';

export const companyArea = {
  reviews: {
    // What the company owes is not for everybody who decides about its cards.
    INVOICE: { steps: ['company.invoice.approve'], seenWith: 'company.invoice.view', days: 30 },
  },
} as const satisfies Area;
