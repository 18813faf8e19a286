import { z } from '@console/contracts/zod';
import { money } from '../money';
import { reviewDecisions, reviewStages } from '../reviews/review';
import { instant } from '../text';
import { slot } from './slot';

/** Fields of a review that its case needs. */
const reviewOfCase = z.object({
  id: z.string(),
  reviewNo: z.string(),
  objectId: z.string(),
  reason: z.string(),
  note: z.string().nullable(),
  amount: money.nullable(),
  /** Name of the maker. */
  maker: z.string(),
  submittedAt: instant,
  stage: z.enum(reviewStages),
  allowedActions: z.array(z.object({ action: z.string(), enabled: z.boolean(), reason: z.string().optional() })),
});

/** Slots of the review workbench. */
export const reviewSlots = {
  /** Case of a review: the record that the decision concerns. The name of a contribution is the kind of its reviews. */
  'review.case': slot({
    props: z.object({
      review: reviewOfCase,
      /** `queue`: in the workbench; `drawer`: beside the list; `decision`: above the note of a decision. */
      layout: z.enum(['queue', 'drawer', 'decision']),
      /** Decision that is being made; null if there is none. */
      decision: z.enum(reviewDecisions).nullable(),
      /** Position in the queue, as text. */
      place: z.string().nullable(),
      /** Changed number: data that was loaded before may be outdated. */
      round: z.int(),
      hasPrevious: z.boolean(),
      hasNext: z.boolean(),
    }),
    /** `changed`: the page displays an outdated review. `settled`: the review needs no more work on this page. */
    events: z.object({ type: z.enum(['changed', 'settled', 'previous', 'next']) }),
    bytesMax: 250_000,
  }),
  /** Bulk actions on reviews. */
  'review.actions': slot({
    props: z.object({ layout: z.enum(['button', 'bare']) }),
    /** Changes when previously loaded data may be outdated. */
    events: z.object({ jobId: z.string() }),
    bytesMax: 200_000,
    isInline: true,
  }),
};
