import type { Feature } from '../../platform/feature';
import { companiesFeature } from './companies/company.feature';
import { invoiceFeature } from './invoices/invoice.feature';
import { agreementFeature } from './agreements/agreement.feature';

export const companyFeature: Feature = {
  name: 'company',
  uses: ['accounts', 'cards'],
  nouns: [agreementFeature, companiesFeature, invoiceFeature],
};
