import type { Module } from '../../../platform/module';
import { invoiceDicts } from './invoice.data';
import { invoiceReview } from './invoice.review';
import { invoiceRoutes } from './invoice.routes';

export const invoiceModule: Module = {
  name: 'company/invoices',
  reference: { dicts: invoiceDicts },
  routes: [invoiceRoutes],
  reviews: [invoiceReview],
};
