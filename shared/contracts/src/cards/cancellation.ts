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
  /** Null until the channel has returned it. */
  channel: money.nullable(),
  /** Balance at the channel minus balance in the ledger. */
  difference: money.nullable(),
  isClosedThere: z.boolean(),
  readAt: instant.nullable(),
  /** Time of the next automatic read of the channel's balance. */
  nextReadAt: instant.nullable(),
  causes: z.array(z.strictObject({ cause: z.enum(mismatchCauses), count: z.int(), amount: money.nullable() })),
  /** Order to the channel, if there is one. */
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
  /** The difference is so large that the user who chose the channel's figure cannot approve the cancellation. */
  needsSecond: z.boolean(),
  /** Files that prove the channel's figure. */
  evidence: z.array(
    z.strictObject({
      fileId: id('file'),
      name: z.string(),
      givenBy: z.string(),
      givenAt: instant,
    }),
  ),
  /** Resolutions. Those that the user is never permitted to choose are omitted. */
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

/** Maximum delay in hours before the channel is asked again about a timing difference. */
export const waitHoursMax = 72;

/** Default wait in hours. */
export const waitHours = 4;

/**
 * Resolves a difference: reads the channel's balance again, waits, selects the figure that counts, or retries or
 * abandons the order after the channel refused it. Resolutions that decide about money or end the cancellation require
 * a note. Selecting the channel's figure requires a file as evidence.
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

/** Choice with its input. It is sent as `decideReview` or as `resolveCancellation`. */
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

/** Returns whether a choice requires evidence: it corrects the ledger by the figure of the channel. */
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
