import type { Feature } from '../../../platform/feature';
import { merchantReviewDicts, merchantReviewMenus } from './merchant-review.data';
import { merchantReviewExport } from './merchant-review.export';
import { merchantReviewRoutes } from './merchant-review.routes';

export const merchantReviewFeature: Feature = {
  name: 'merchants/merchant-reviews',
  reference: { dicts: merchantReviewDicts, menus: merchantReviewMenus },
  routes: [merchantReviewRoutes],
  jobs: () => ({
    MERCHANT_REVIEW_EXPORT: { at: 'export', permission: 'merchants.review.export', dataset: merchantReviewExport },
  }),
};
