import type { SlotProps } from '@console/contracts/slots';
import type { Review } from '@console/contracts/reviews';
import { makerNameOf } from './maker-name';

/** Props of the review for its case. */
export const caseOf = (review: Review, t: (key: string) => string): SlotProps<'review.case'>['review'] => ({
  id: review.id,
  reviewNo: review.reviewNo,
  objectId: review.objectId,
  reason: review.reason,
  note: review.note,
  amount: review.amount,
  maker: makerNameOf(review, t),
  submittedAt: review.submittedAt,
  stage: review.stage,
  allowedActions: review.allowedActions,
});
