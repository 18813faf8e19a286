import type { Review } from '@console/contracts/reviews';
import type { SlotEvent, SlotProps } from '@console/contracts/slots';
import { Slot, useContributions } from '@console/remote-kit/slot';
import { useTranslation } from 'react-i18next';
import { caseOf } from './case-of';

interface ReviewCaseProps extends Pick<SlotProps<'review.case'>, 'layout'> {
  review: Review;
  decision?: SlotProps<'review.case'>['decision'];
  place?: string;
  round?: number;
  /** Handlers for the events that a case reports. */
  on?: { [Type in SlotEvent<'review.case'>['type']]?: (() => void) | undefined };
}

/** Kinds of reviews with a contributed case that the user may see. */
export function useCases(): ReadonlySet<string> {
  return new Set(useContributions('review.case').map(({ name }) => name));
}

/** Case of a review, contributed by its domain; nothing without a contribution. */
export function ReviewCase({ review, layout, decision = null, place, round = 0, on = {} }: ReviewCaseProps) {
  const { t } = useTranslation();
  if (!useCases().has(review.kind)) return null;
  return (
    <Slot
      name="review.case"
      of={review.kind}
      props={{
        review: caseOf(review, t),
        layout,
        decision,
        place: place ?? null,
        round,
        hasPrevious: on.previous !== undefined,
        hasNext: on.next !== undefined,
      }}
      onEvent={({ type }) => on[type]?.()}
    />
  );
}
