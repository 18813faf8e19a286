import { z } from '@console/contracts/zod';
import { matchStates } from '../cards/cancel.states';
import { allowedAction, listInput, listOutput } from '../list';
import { money } from '../money';
import { noteAudiences } from '../note-audience';
import { operation } from '../operation';
import { recordHistory } from '../record-history';
import { id, instant, longText, requiredLongText, text } from '../text';

/** `STUCK`: there is nobody who may decide it. `EXPIRED`: nobody did in time, or the object changed meanwhile. */
export const reviewStates = ['PENDING', 'STUCK', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Where a review stands, its execution included: one word for a badge, and what the workbench is filtered by. */
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
/** Where a review stands, its execution included. */
export type ReviewStage = (typeof reviewStages)[number];

export const reviewDecisions = ['APPROVE', 'REJECT', 'WITHDRAW'] as const;
export type ReviewDecision = (typeof reviewDecisions)[number];

/** A review as lists show it. */
export const review = z.strictObject({
  id: id('rev'),
  reviewNo: z.string(),
  /** Of the area that it belongs to: a code of the dictionary `review_kind`. */
  kind: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  objectLabel: z.string(),
  /** A code of the dictionary `reasonDict`. */
  reason: z.string(),
  reasonDict: z.string(),
  note: z.string().nullable(),
  amount: money.nullable(),
  /** What came of comparing ledger and channel, and what the channel has more; null where nothing is compared. */
  compared: z.strictObject({ match: z.enum(matchStates), difference: money.nullable() }).nullable(),
  maker: z.strictObject({ id: z.string(), name: z.string() }),
  submittedAt: instant,
  dueAt: instant,
  state: z.enum(reviewStates),
  /** What people are shown: the state, or how far what was approved is. */
  stage: z.enum(reviewStages),
  /** Whether it is stuck or has waited too long. */
  isLate: z.boolean(),
  /** Whether the object has changed since the request, so that the review was ended. */
  isStale: z.boolean(),
  /** Current step, starting at one. */
  step: z.int(),
  steps: z.int(),
  endedAt: instant.nullable(),
  /** Approved is one thing, done another. */
  execution: z.enum(['RUNNING', 'DONE', 'FAILED']).nullable(),
  /** What has to be settled before it can be approved or be done, as a code. */
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
  /** What the user requested. */
  isMine: z.boolean().optional(),
});

/** `keyword` matches number and object. Totals: `amount` per currency. */
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
  /** Readers that the user can choose for a note, the usual one first; empty without a choice. */
  noteAudiences: z.array(z.enum(noteAudiences)),
});
export type ReviewDetail = z.infer<typeof reviewDetail>;

/** Permissions for pages of domains that show single reviews of their kinds; see `listedWith` of a kind. */
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
 * Decides the step that waits; who may is up to the kind. Nobody decides what they requested, or two steps of the same.
 * Only the maker withdraws. A rejection needs a note.
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

/** Says something about a review, without deciding it. */
export const addReviewNote = operation({
  path: '/review/note',
  permission: 'reviews.review.view',
  forKeys: false,
  alsoWith,
  input: z.strictObject({ id: id('rev'), text: requiredLongText(), audience: z.enum(noteAudiences).optional() }),
  output: reviewDetail,
  idempotent: true,
});
