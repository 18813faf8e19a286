import { z } from '@console/contracts/zod';
import { dayRange } from '../day-range';
import { languages } from '../language';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { id, instant } from '../text';
import { letterCodes } from './letter-codes';

/**
 * Delivery states. `SENT`: accepted by the mail server; final delivery is not reported. `SUPPRESSED`: not sent, because
 * it was too old.
 */
export const sendStates = ['QUEUED', 'SENDING', 'SENT', 'FAILED', 'SUPPRESSED'] as const;
export type SendState = (typeof sendStates)[number];

/** E-mail to a recipient, with its delivery state. */
export const sendRecord = z.strictObject({
  id: id('mail'),
  /** Address of the recipient, masked. */
  to: z.string(),
  /** Empty for e-mails older than templates. */
  template: z.enum(letterCodes).or(z.literal('')),
  language: z.enum(languages).nullable(),
  subject: z.string(),
  state: z.enum(sendStates),
  attempts: z.int(),
  /** Error of the last attempt; empty if there is none. */
  lastError: z.string(),
  createdAt: instant,
  sentAt: instant.nullable(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** E-mail to a recipient, with its delivery state. */
export type SendRecord = z.infer<typeof sendRecord>;

export const sendRecordFilter = z.strictObject({
  state: z.array(z.enum(sendStates)).max(5).optional(),
  template: z.array(z.enum(letterCodes)).max(20).optional(),
  createdAt: dayRange.optional(),
});
export type SendRecordFilter = z.infer<typeof sendRecordFilter>;

/** Lists e-mails. `keyword` matches the subject, and a complete address if the caller can view addresses. */
export const listSendRecords = operation({
  path: '/sendRecord/list',
  permission: 'admin.send-record.view',
  input: listInput(sendRecordFilter, ['createdAt']),
  output: listOutput(sendRecord),
  reads: true,
});

const target = z.strictObject({ id: id('mail') });

/** E-mail with its text. Codes and links that grant access are hidden from all readers. */
export const sendRecordDetail = sendRecord.extend({
  /** Null after the retention period. */
  body: z.string().nullable(),
  /** Version of the template; null if the product's text was used. */
  templateVersion: z.int().nullable(),
  /** Part of the body is hidden. */
  hidesSecret: z.boolean(),
  /** Record that the e-mail concerns, if it is a single one. */
  about: z.strictObject({ objectType: z.string(), objectId: z.string(), objectLabel: z.string() }).nullable(),
  /** E-mail that this one repeats. */
  resentOf: z.string().nullable(),
  /** E-mails that repeat this one, newest first. */
  resentAs: z.array(z.string()),
});
/** E-mail with its text. */
export type SendRecordDetail = z.infer<typeof sendRecordDetail>;

export const readSendRecord = operation({
  path: '/sendRecord/detail',
  permission: 'admin.send-record.view',
  input: target,
  output: sendRecordDetail,
  reads: true,
});

/** Attempt to deliver an e-mail to the mail server. */
export const sendAttempt = z.strictObject({
  no: z.int(),
  begunAt: instant,
  /** Null until the attempt ends, or if its process stopped before recording the result. */
  endedAt: instant.nullable(),
  /** Empty if the mail server accepted the e-mail. */
  error: z.string(),
  /** Name of the e-mail account; empty for the mail server in the server's configuration. */
  account: z.string(),
});
/** Attempt to deliver an e-mail to the mail server. */
export type SendAttempt = z.infer<typeof sendAttempt>;

export const listSendAttempts = operation({
  path: '/sendRecord/attempts',
  permission: 'admin.send-record.view',
  input: target,
  output: z.strictObject({ list: z.array(sendAttempt) }),
  reads: true,
});

/**
 * Sends the same text to the same address again, as a new record. Refused if the text contains a single-use link or
 * code.
 */
export const resendMail = operation({
  path: '/sendRecord/resend',
  permission: 'admin.send-record.resend',
  input: target.extend({ version: z.int() }),
  output: sendRecordDetail,
});
