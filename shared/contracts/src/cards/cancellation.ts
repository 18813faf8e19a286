import { z } from '@console/contracts/zod';
import { fileIds, uploadedFile } from '../files/upload';
import type { FieldIssue } from '../issues';
import { allowedAction } from '../list';
import { money } from '../money';
import { operation } from '../operation';
import { i18nText, id, instant, longText } from '../text';
import { cancelStates, matchStates, resolutions } from './cancel.states';
import { cardStates } from './card.states';

/** Automatically detected causes that can explain a difference. */
export const mismatchCauses = [
  'OPEN_HOLDS',
  'ESTIMATED_FEES',
  'RECENT_REFUNDS',
  'UNKNOWN_ORDERS',
  'CLOSED_THERE',
] as const;

/** Cancellation of a card, with its balances in ledger and channel. */
export const cancellation = z.strictObject({
  reviewId: id('rev'),
  /** Version of the review. */
  version: z.int(),
  card: z.strictObject({
    id: id('card'),
    number: z.string(),
    alias: z.string(),
    state: z.enum(cardStates),
    merchant: i18nText,
  }),
  cancelState: z.enum(cancelStates),
  match: z.enum(matchStates),
  ledger: money,
  /** Null until the channel has reported the balance. */
  channel: money.nullable(),
  /** Balance at the channel minus balance in the ledger. */
  difference: money.nullable(),
  isClosedThere: z.boolean(),
  readAt: instant.nullable(),
  /** Time of the next automatic balance query to the channel. */
  nextReadAt: instant.nullable(),
  causes: z.array(z.strictObject({ cause: z.enum(mismatchCauses), count: z.int(), amount: money.nullable() })),
  /** Order to the channel; null if there is none. */
  order: z
    .strictObject({
      state: z.enum(['WAITING', 'PROCESSING', 'SUCCESS', 'FAILED', 'UNKNOWN', 'CANCELLED']),
      attempts: z.int(),
      lastError: z.string().nullable(),
      nextAskAt: instant.nullable(),
    })
    .nullable(),
  resolution: z.enum(['AS_LEDGER', 'AS_CHANNEL']).nullable(),
  resolvedBy: z.string().nullable(),
  /**
   * The difference is so large that the user who selected the channel's balance cannot also approve the cancellation.
   */
  needsSecond: z.boolean(),
  /** Files that prove the channel's balance. */
  evidence: z.array(
    z.strictObject({
      fileId: id('file'),
      name: z.string(),
      givenBy: z.string(),
      givenAt: instant,
    }),
  ),
  /** Available resolutions. Resolutions that the user never has permission for are omitted. */
  allowedActions: z.array(allowedAction),
});
/** Cancellation of a card, with its balances in ledger and channel. */
export type Cancellation = z.infer<typeof cancellation>;

/** Returns the cancellation of a review. */
export const readCancellation = operation({
  path: '/cancellation/detail',
  permission: 'reviews.review.view',
  input: z.strictObject({ id: id('rev') }),
  output: cancellation,
  reads: true,
});

/** Returns a file of the evidence as a download and writes an audit log entry. */
export const downloadEvidence = operation({
  path: '/cancellation/evidence',
  permission: 'reviews.review.view',
  input: z.strictObject({ id: id('rev'), fileId: id('file') }),
  output: z.strictObject({ url: z.string(), name: z.string() }),
});

/** Maximum delay in hours before the next balance query for a timing difference. */
export const waitHoursMax = 72;

/** Default delay in hours. */
export const waitHours = 4;

/**
 * Resolves a difference: queries the channel's balance again, waits, selects the balance that applies, or after the
 * channel has refused the order, retries or abandons it. Resolutions that decide about money or end the cancellation
 * require a note. Selecting the channel's balance requires a file as evidence.
 */
export const resolveCancellation = operation({
  path: '/cancellation/resolve',
  permission: 'cards.card.cancel-review',
  input: z.strictObject({
    id: id('rev'),
    version: z.int(),
    resolution: z.enum(resolutions),
    hours: z.int().min(1).max(waitHoursMax).optional(),
    note: longText().optional(),
    evidence: fileIds().optional(),
  }),
  output: cancellation,
  idempotent: true,
});

/** Choices in the workbench: decisions on the review, and resolutions of a difference. */
export const workbenchChoices = ['APPROVE', 'REJECT', ...resolutions] as const;
export type WorkbenchChoice = (typeof workbenchChoices)[number];

/** Choice with its input. It is sent with `decideReview` or `resolveCancellation`. */
export const workbenchDecision = z.strictObject({
  id: id('rev'),
  version: z.int(),
  choice: z.enum(workbenchChoices),
  hours: z.int().min(1).max(waitHoursMax).optional(),
  note: longText().optional(),
  evidence: z.array(uploadedFile).optional(),
});
export type WorkbenchDecision = z.infer<typeof workbenchDecision>;

/** Returns whether a choice requires a note. */
export const needsNote = (choice: WorkbenchChoice): boolean =>
  choice !== 'APPROVE' && choice !== 'RESYNC' && choice !== 'RETRY';

/** Returns whether a choice requires evidence, because it corrects the ledger to the channel's balance. */
export const needsEvidence = (choice: WorkbenchChoice): boolean => choice === 'AS_CHANNEL';

interface Said {
  note?: string | undefined;
  evidence?: readonly unknown[] | undefined;
}

/** Returns the missing fields of a choice. Form and server run the same check. */
export const lacksOf = (choice: WorkbenchChoice, { note, evidence }: Said): FieldIssue[] => [
  ...(needsNote(choice) && !note?.trim() ? [{ field: 'note', code: 'REQUIRED', params: {} }] : []),
  ...(needsEvidence(choice) && !evidence?.length ? [{ field: 'evidence', code: 'REQUIRED', params: {} }] : []),
];
