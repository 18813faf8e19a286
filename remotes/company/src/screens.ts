import { defineScreens } from '@console/remote-kit';
import { defineContributions } from '@console/remote-kit/contributions';

export const screens = defineScreens([]);

export const contributes = defineContributions({
  'review.case': {
    INVOICE: {
      title: 'invoice.one',
      permission: 'company.invoice.view',
      load: () => import('./invoices/invoice.case'),
    },
  },
});
