import { z } from '@console/contracts/zod';
import { matchStates } from '../cards/cancel.states';
import { allowedAction, listInput, listOutput } from '../list';
import { money } from '../money';
import { noteAudiences } from '../note-audience';
import { operation } from '../operation';
import { recordHistory } from '../record-history';
import { id, instant, longText, requiredLongText, text } from '../text';

/**
 * States of a review. `STUCK`: no user can decide it. `EXPIRED`: it was not decided in time, or its object has changed
 * since.
 */
export const reviewStates = ['PENDING', 'STUCK', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Stages of a review including its execution, for badges and for the filter of the workbench. */
export const reviewStages = [
  'PENDING',
  'STUCK',
  'MISMATCH',
  'EXECUTING',
  'FAILED',
  'APPROVED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
] as const;
/** Stage of a review, including its execution. */
export type ReviewStage = (typeof reviewStages)[number];

export const reviewDecisions = ['APPROVE', 'REJECT', 'WITHDRAW'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** Review as shown in lists. */
export const review = z.strictObject({
  id: id('rev'),
  reviewNo: z.string(),
  /** Code of the dictionary `review_kind`, defined by the area of the review. */
  kind: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  objectLabel: z.string(),
  /** Code of the dictionary `reasonDict`. */
  reason: z.string(),
  reasonDict: z.string(),
  note: z.string().nullable(),
  amount: money.nullable(),
  /**
   * Result of comparing ledger and channel, with the channel's balance minus the ledger's; null if nothing is compared.
   */
  compared: z.strictObject({ match: z.enum(matchStates), difference: money.nullable() }).nullable(),
  maker: z.strictObject({ id: z.string(), name: z.string() }),
  submittedAt: instant,
  dueAt: instant,
  state: z.enum(reviewStates),
  /** Displayed stage: the state, or the progress of the execution after approval. */
  stage: z.enum(reviewStages),
  /** The review is stuck or has waited too long. */
  isLate: z.boolean(),
  /** The object has changed since the request, so the review has ended. */
  isStale: z.boolean(),
  /** Current step, starting at one. */
  step: z.int(),
  steps: z.int(),
  endedAt: instant.nullable(),
  /** Progress of the execution after approval. */
  execution: z.enum(['RUNNING', 'DONE', 'FAILED']).nullable(),
  /** Code of the reason that prevents approval or execution. */
  obstacle: z.string().nullable(),
  failure: z.string().nullable(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
export type Review = z.infer<typeof review>;

export const reviewFilter = z.strictObject({
  state: z.array(z.enum(reviewStates)).max(6).optional(),
  stage: z.array(z.enum(reviewStages)).max(9).optional(),
  kind: z.array(text(40)).max(20).optional(),
  /** Reviews requested by the user. */
  isMine: z.boolean().optional(),
});

/** Lists reviews. `keyword` matches number and object. Totals: `amount` per currency. */
export const listReviews = operation({
  path: '/review/list',
  permission: 'reviews.review.view',
  input: listInput(reviewFilter, ['submittedAt', 'dueAt']),
  output: listOutput(review),
  reads: true,
});

const said = { by: z.string(), at: instant };

export const reviewDetail = review.extend({
  decided: z.array(
    z.strictObject({ ...said, step: z.int(), decision: z.enum(['APPROVE', 'REJECT']), note: z.string().nullable() }),
  ),
  notes: z.array(z.strictObject({ ...said, id: id('note'), text: z.string(), audience: z.enum(noteAudiences) })),
  /** Audiences that the user can choose for a note, default first; empty if the user has no choice. */
  noteAudiences: z.array(z.enum(noteAudiences)),
});
export type ReviewDetail = z.infer<typeof reviewDetail>;

/** Permissions for domain pages that show single reviews of their kinds; see `listedWith` of a kind. */
const alsoWith = ['merchants.review.view'] as const;

export const readReview = operation({
  path: '/review/detail',
  permission: 'reviews.review.view',
  alsoWith,
  input: z.strictObject({ id: id('rev') }),
  output: reviewDetail,
  reads: true,
});

/** Changes in the audit log, newest first. */
export const readReviewHistory = operation({
  path: '/review/history',
  permission: 'reviews.review.view',
  alsoWith,
  input: z.strictObject({ id: id('rev') }),
  output: recordHistory,
  reads: true,
});

/**
 * Decides the current step. The kind of the review determines the required permission. Users cannot decide their own
 * requests or two steps of the same review. Only the maker can withdraw a review. A rejection requires a note.
 */
export const decideReview = operation({
  path: '/review/decide',
  permission: 'reviews.review.view',
  alsoWith,
  input: z.strictObject({
    id: id('rev'),
    version: z.int(),
    decision: z.enum(reviewDecisions),
    note: longText().optional(),
  }),
  output: reviewDetail,
  idempotent: true,
});

/** Adds a note to a review without deciding it. */
export const addReviewNote = operation({
  path: '/review/note',
  permission: 'reviews.review.view',
  forKeys: false,
  alsoWith,
  input: z.strictObject({ id: id('rev'), text: requiredLongText(), audience: z.enum(noteAudiences).optional() }),
  output: reviewDetail,
  idempotent: true,
});
