import type { MerchantReview } from '@console/contracts/merchants';
import type { ReviewDetail } from '@console/contracts/reviews';
import { idOf, reviewDetailOf, reviewOf } from '@console/testing';

export const id = idOf('rev', 1);
export const merchantId = idOf('mer', 1);

const change = {
  reviewNo: 'RV-20260310-000001',
  kind: 'MERCHANT_CHANGE',
  objectType: 'merchant',
  objectId: merchantId,
  objectLabel: 'Quay Imports',
  reason: 'CHANGE',
  reasonDict: 'merchant_review_reason',
  amount: null,
  compared: null,
  maker: { id: idOf('user', 2), name: 'Daniel Koh' },
} as const;

/** A pending change of a merchant, as a row. */
export const row = (over: Partial<MerchantReview> = {}): MerchantReview => ({
  ...reviewOf(change),
  kind: 'MERCHANT_CHANGE',
  outcome: 'WAITING',
  merchant: { id: merchantId, merchantNo: 'M20000001', name: { en_US: 'Quay Imports', zh_CN: '码头进口' } },
  decidedBy: null,
  decidedAt: null,
  ...over,
});

/** The same review on its page. */
export const detail = (over: Partial<ReviewDetail> = {}): ReviewDetail => reviewDetailOf({ ...change, ...over });

/** Decisions of the user who submitted the review. */
export const ownDecisions = [
  { action: 'APPROVE', enabled: false, reason: 'OWN_ITEM' },
  { action: 'REJECT', enabled: false, reason: 'OWN_ITEM' },
];

export const grants = ['merchants.review.view', 'merchants.review.export'];
