import type { Review, ReviewDecision } from '@console/contracts/reviews';
import { Slot, useContributions } from '@console/remote-kit/slot';
import { useTranslation } from 'react-i18next';
import { makerNameOf } from './maker-name';

interface MerchantReviewCaseProps {
  review: Review;
  /** Decision to confirm, whose effect is shown. */
  decision?: ReviewDecision;
  onChanged?: () => void;
}

/** Fields and files of a review, before and after, as in the review workbench. */
export function MerchantReviewCase({ review, decision, onChanged }: MerchantReviewCaseProps) {
  const { t } = useTranslation();
  const isShown = useContributions('review.case').some(({ name }) => name === review.kind);
  if (!isShown) return null;
  const { id, reviewNo, objectId, reason, note, amount, submittedAt, stage, allowedActions } = review;
  return (
    <Slot
      name="review.case"
      of={review.kind}
      props={{
        review: {
          id,
          reviewNo,
          objectId,
          reason,
          note,
          amount,
          submittedAt,
          stage,
          allowedActions,
          maker: makerNameOf(review, t),
        },
        layout: decision ? 'decision' : 'drawer',
        decision: decision ?? null,
        place: null,
        // A new version of the review reloads the case.
        round: review.version,
        hasPrevious: false,
        hasNext: false,
      }}
      onEvent={({ type }) => type === 'changed' && onChanged?.()}
    />
  );
}
