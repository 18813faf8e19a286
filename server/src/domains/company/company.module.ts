import type { Module } from '../../platform/module';
import { companiesModule } from './companies/company.module';
import { invoiceModule } from './invoices/invoice.module';
import { agreementModule } from './agreements/agreement.module';

export const companyModule: Module = {
  name: 'company',
  uses: ['accounts', 'cards'],
  nouns: [agreementModule, companiesModule, invoiceModule],
};
