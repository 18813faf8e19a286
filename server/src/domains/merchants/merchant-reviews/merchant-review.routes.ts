import {
  countMerchantReviewExport,
  countMerchantReviews,
  exportMerchantReviews,
  listMerchantReviewMakers,
  listMerchantReviews,
} from '@console/contracts/merchants';
import type { App } from '../../../platform/deps';
import { mountExport } from '../../../platform/exports/mount-export';
import { mount } from '../../../platform/http/mount';
import { merchantReviewExport } from './merchant-review.export';
import { countMerchantReviewOutcomes, findMakers, findMerchantReviews } from './merchant-review.query';

export function merchantReviewRoutes(app: App): void {
  mount(app, listMerchantReviews, (query, context) => findMerchantReviews(context, query));
  mount(app, countMerchantReviews, (query, context) => countMerchantReviewOutcomes(context, query));
  mount(app, listMerchantReviewMakers, (query, context) => findMakers(context, query));
  mountExport(app, {
    count: countMerchantReviewExport,
    start: exportMerchantReviews,
    type: 'MERCHANT_REVIEW_EXPORT',
    dataset: merchantReviewExport,
  });
}
