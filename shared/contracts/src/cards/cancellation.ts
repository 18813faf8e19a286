import { z } from '@console/contracts/zod';
import { fileIds, uploadedFile } from '../files/upload';
import type { FieldIssue } from '../issues';
import { allowedAction } from '../list';
import { money } from '../money';
import { operation } from '../operation';
import { i18nText, id, instant, longText } from '../text';
import { cancelStates, matchStates, resolutions } from './cancel.states';
import { cardStates } from './card.states';

/** What may explain a difference, found without being requested. */
export const mismatchCauses = [
  'OPEN_HOLDS',
  'ESTIMATED_FEES',
  'RECENT_REFUNDS',
  'UNKNOWN_ORDERS',
  'CLOSED_THERE',
] as const;

/** The end of one card, with what ledger and channel say of it. */
export const cancellation = z.strictObject({
  reviewId: id('rev'),
  /** That of its review. */
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
  /** Null until the channel said it. */
  channel: money.nullable(),
  /** What the channel has more than the ledger. */
  difference: money.nullable(),
  isClosedThere: z.boolean(),
  readAt: instant.nullable(),
  /** When the channel is asked again by itself. */
  nextReadAt: instant.nullable(),
  causes: z.array(z.strictObject({ cause: z.enum(mismatchCauses), count: z.int(), amount: money.nullable() })),
  /** The order to the channel, once there is one. */
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
  /** So much that whoever chose the channel's figure may not approve it too. */
  needsSecond: z.boolean(),
  /** Files that were given where the channel's figure was followed. */
  evidence: z.array(
    z.strictObject({
      fileId: id('file'),
      name: z.string(),
      givenBy: z.string(),
      givenAt: instant,
    }),
  ),
  /** Of the resolutions; what the user never may is left out. */
  allowedActions: z.array(allowedAction),
});
/** The end of one card, with what ledger and channel say of it. */
export type Cancellation = z.infer<typeof cancellation>;

/** By the review that requested it. */
export const readCancellation = operation({
  path: '/cancellation/detail',
  permission: 'reviews.review.view',
  input: z.strictObject({ id: id('rev') }),
  output: cancellation,
  reads: true,
});

/** Gives a file of a case, once, to be saved. It leaves a line in the log. */
export const downloadEvidence = operation({
  path: '/cancellation/evidence',
  permission: 'reviews.review.view',
  input: z.strictObject({ id: id('rev'), fileId: id('file') }),
  output: z.strictObject({ url: z.string(), name: z.string() }),
});

/** How long a difference of mere timing may be waited for. */
export const waitHoursMax = 72;

/** How long it is waited for where nobody says. */
export const waitHours = 4;

/**
 * Asks the channel again, waits for it, says which figure counts, or goes on after the channel refused. What decides
 * about money or ends something needs a note, and to follow the channel needs a file that proves what it says.
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

/** What can be chosen at the workbench: to decide the review, or to resolve what keeps it from being decided. */
export const workbenchChoices = ['APPROVE', 'REJECT', ...resolutions] as const;
export type WorkbenchChoice = (typeof workbenchChoices)[number];

/** A choice with what it needs; two calls carry it out, `decideReview` and `resolveCancellation`. */
export const workbenchDecision = z.strictObject({
  id: id('rev'),
  version: z.int(),
  choice: z.enum(workbenchChoices),
  hours: z.int().min(1).max(waitHoursMax).optional(),
  note: longText().optional(),
  evidence: z.array(uploadedFile).optional(),
});
export type WorkbenchDecision = z.infer<typeof workbenchDecision>;

/** Resolutions that nobody takes without saying why. */
export const needsNote = (choice: WorkbenchChoice): boolean =>
  choice !== 'APPROVE' && choice !== 'RESYNC' && choice !== 'RETRY';

/** The resolution that corrects our own books by what somebody else says. */
export const needsEvidence = (choice: WorkbenchChoice): boolean => choice === 'AS_CHANNEL';

interface Said {
  note?: string | undefined;
  evidence?: readonly unknown[] | undefined;
}

/** What a choice still lacks; form and server ask for the same. */
export const lacksOf = (choice: WorkbenchChoice, { note, evidence }: Said): FieldIssue[] => [
  ...(needsNote(choice) && !note?.trim() ? [{ field: 'note', code: 'REQUIRED', params: {} }] : []),
  ...(needsEvidence(choice) && !evidence?.length ? [{ field: 'evidence', code: 'REQUIRED', params: {} }] : []),
];
