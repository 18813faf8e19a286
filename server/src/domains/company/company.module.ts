import type { Module } from '../../platform/module';
import { invoiceModule } from './invoices/invoice.module';

export const companyModule: Module = {
  name: 'company',
  uses: ['accounts'],
  nouns: [invoiceModule],
};
