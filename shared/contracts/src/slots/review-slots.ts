import { z } from '@console/contracts/zod';
import { money } from '../money';
import { reviewDecisions, reviewStages } from '../reviews/review';
import { instant } from '../text';
import { slot } from './slot';

/** A review, as far as whoever shows its case needs to know it. */
const reviewOfCase = z.object({
  id: z.string(),
  reviewNo: z.string(),
  objectId: z.string(),
  reason: z.string(),
  note: z.string().nullable(),
  amount: money.nullable(),
  /** Name of who requested it. */
  maker: z.string(),
  submittedAt: instant,
  stage: z.enum(reviewStages),
  allowedActions: z.array(z.object({ action: z.string(), enabled: z.boolean(), reason: z.string().optional() })),
});

/** Places of the review workbench. */
export const reviewSlots = {
  /** What a review is about, so that somebody can decide it. The name of a contribution is the kind of its reviews. */
  'review.case': slot({
    props: z.object({
      review: reviewOfCase,
      /** In the queue of the workbench, beside the list, or above the note of a decision. */
      layout: z.enum(['queue', 'drawer', 'decision']),
      /** What is about to be decided; null where that is open. */
      decision: z.enum(reviewDecisions).nullable(),
      /** Where it stands in what is gone through, in words. */
      place: z.string().nullable(),
      /** Another number: it may not be what was read before. */
      round: z.int(),
      hasPrevious: z.boolean(),
      hasNext: z.boolean(),
    }),
    /** `changed`: the review is no longer what the page shows. `settled`: nothing is left to do about it here. */
    events: z.object({ type: z.enum(['changed', 'settled', 'previous', 'next']) }),
    bytesMax: 250_000,
  }),
  /** What can be done with many reviews at once. */
  'review.actions': slot({
    props: z.object({ layout: z.enum(['button', 'bare']) }),
    /** A job has begun. */
    events: z.object({ jobId: z.string() }),
    bytesMax: 200_000,
    isInline: true,
  }),
};
