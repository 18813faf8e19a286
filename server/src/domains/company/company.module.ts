import { companyReference } from './reference.data';
import type { Module } from '../../platform/module';
import { invoiceReview } from './invoices/invoice.review';
import { invoiceRoutes } from './invoices/invoice.routes';

export const companyModule: Module = {
  name: 'company',
  uses: ['accounts'],
  reference: companyReference,
  routes: [invoiceRoutes],
  reviews: [invoiceReview],
};
