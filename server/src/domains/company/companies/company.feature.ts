import type { Feature } from '../../../platform/feature';
import { companyDicts, companyMenus } from './company.data';
import { companyExport } from './company.export';
import { companyChangeReview, newCompanyReview } from './company.review';
import { companyRoutes } from './company.routes';

export const companiesFeature: Feature = {
  name: 'company/companies',
  reference: { dicts: companyDicts, menus: companyMenus },
  routes: [companyRoutes],
  reviews: [newCompanyReview, companyChangeReview],
  jobs: () => ({ COMPANY_EXPORT: { at: 'export', permission: 'company.company.export', dataset: companyExport } }),
};
