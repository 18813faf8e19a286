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
  /** What can be done from a case, by the events that it reports. */
  on?: { [Type in SlotEvent<'review.case'>['type']]?: (() => void) | undefined };
}

/** Kinds of reviews whose case somebody contributes and this user may see. */
export function useCases(): ReadonlySet<string> {
  return new Set(useContributions('review.case').map(({ name }) => name));
}

/** What a review is about, shown by the domain that it belongs to; nothing where none shows it. */
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
