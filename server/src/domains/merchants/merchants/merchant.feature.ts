import type { Feature } from '../../../platform/feature';
import { merchantDicts, merchantMenus } from './merchant.data';
import { merchantExport } from './merchant.export';
import { merchantChangeReview, newMerchantReview } from './merchant.review';
import { merchantRoutes } from './merchant.routes';

export const merchantFeature: Feature = {
  name: 'merchants/merchants',
  reference: { dicts: merchantDicts, menus: merchantMenus },
  routes: [merchantRoutes],
  reviews: [newMerchantReview, merchantChangeReview],
  jobs: () => ({
    MERCHANT_EXPORT: { at: 'export', permission: 'merchants.merchant.export', dataset: merchantExport },
  }),
};
