import type { Area, Catalogue } from '../area';
import * as reviews from './merchant-review';

const permissions: Catalogue = {
  'merchants.review.view': {
    name: { en_US: 'View merchant reviews', zh_CN: '查看商户审核' },
    pages: ['merchant-review', 'merchant-review-list', 'merchant-review-list-review', 'merchant-review-list-detail'],
    risk: 'LOW',
  },
  'merchants.review.export': {
    name: { en_US: 'Export merchant reviews', zh_CN: '导出商户审核' },
    pages: [],
    risk: 'LOW',
  },
};

/** Operations and permissions of the pages of merchant reviews. Decisions use the operations of the review engine. */
export const merchantReviewArea = {
  operations: [reviews],
  permissions,
  actions: { '/merchantReview/export': ['Export merchant reviews', '导出商户审核'] },
  jobs: { MERCHANT_REVIEW_EXPORT: ['Export merchant reviews', '导出商户审核'] },
} as const satisfies Area;
