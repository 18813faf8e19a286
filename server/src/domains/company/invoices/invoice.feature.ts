import type { Feature } from '../../../platform/feature';
import { invoiceDicts } from './invoice.data';
import { invoiceReview } from './invoice.review';
import { invoiceRoutes } from './invoice.routes';

export const invoiceFeature: Feature = {
  name: 'company/invoices',
  reference: { dicts: invoiceDicts },
  routes: [invoiceRoutes],
  reviews: [invoiceReview],
};
