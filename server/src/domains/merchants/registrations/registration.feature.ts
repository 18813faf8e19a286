import type { Feature } from '../../../platform/feature';
import { registerRoutes } from './register.routes';
import { newMerchantStatus, registrationDicts, registrationMenus } from './registration.data';
import { registrationExport } from './registration.export';
import { registrationReview } from './registration.review';
import { registrationRoutes } from './registration.routes';

export const registrationFeature: Feature = {
  name: 'merchants/registrations',
  reference: { dicts: registrationDicts, menus: registrationMenus, parameters: [newMerchantStatus] },
  routes: [registerRoutes, registrationRoutes],
  reviews: [registrationReview],
  jobs: () => ({
    MERCHANT_REGISTRATION_EXPORT: {
      at: 'export',
      permission: 'merchants.registration.export',
      dataset: registrationExport,
    },
  }),
};
