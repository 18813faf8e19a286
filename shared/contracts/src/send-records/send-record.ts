import { z } from '@console/contracts/zod';
import { dayRange } from '../day-range';
import { languages } from '../language';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { id, instant } from '../text';
import { letterCodes } from './letter-codes';

/** SENT: the mail server took it; whether it arrived nobody reports. SUPPRESSED: it was too old to be sent at all. */
export const sendStates = ['QUEUED', 'SENDING', 'SENT', 'FAILED', 'SUPPRESSED'] as const;
export type SendState = (typeof sendStates)[number];

/** One e-mail that was written to somebody, and how far it has come. */
export const sendRecord = z.strictObject({
  id: id('mail'),
  /** Address of the recipient, masked. */
  to: z.string(),
  /** Empty of mails that are older than templates. */
  template: z.enum(letterCodes).or(z.literal('')),
  language: z.enum(languages).nullable(),
  subject: z.string(),
  state: z.enum(sendStates),
  attempts: z.int(),
  /** Why the last attempt failed; empty where it did not. */
  lastError: z.string(),
  createdAt: instant,
  sentAt: instant.nullable(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** One e-mail that was written to somebody, and how far it has come. */
export type SendRecord = z.infer<typeof sendRecord>;

export const sendRecordFilter = z.strictObject({
  state: z.array(z.enum(sendStates)).max(5).optional(),
  template: z.array(z.enum(letterCodes)).max(20).optional(),
  createdAt: dayRange.optional(),
});
export type SendRecordFilter = z.infer<typeof sendRecordFilter>;

/** `keyword` matches the subject; a whole address too, for who may see addresses. */
export const listSendRecords = operation({
  path: '/sendRecord/list',
  permission: 'admin.send-record.view',
  input: listInput(sendRecordFilter, ['createdAt']),
  output: listOutput(sendRecord),
  reads: true,
});

const target = z.strictObject({ id: id('mail') });

/** The record with its text. What in it would let somebody in is hidden, for everybody. */
export const sendRecordDetail = sendRecord.extend({
  /** Null once it is too old to be shown. */
  body: z.string().nullable(),
  /** Version of the template; null where the text is the product's. */
  templateVersion: z.int().nullable(),
  /** Something in the body is hidden. */
  hidesSecret: z.boolean(),
  /** What it is about, where that is one record. */
  about: z.strictObject({ objectType: z.string(), objectId: z.string(), objectLabel: z.string() }).nullable(),
  /** The mail that it repeats. */
  resentOf: z.string().nullable(),
  /** Mails that repeat it, the newest first. */
  resentAs: z.array(z.string()),
});
/** The record with its text. */
export type SendRecordDetail = z.infer<typeof sendRecordDetail>;

export const readSendRecord = operation({
  path: '/sendRecord/detail',
  permission: 'admin.send-record.view',
  input: target,
  output: sendRecordDetail,
  reads: true,
});

/** One conversation with the mail server. */
export const sendAttempt = z.strictObject({
  no: z.int(),
  begunAt: instant,
  /** Null where it has not ended, or the process that made it never said how. */
  endedAt: instant.nullable(),
  /** Empty where the mail server took the mail. */
  error: z.string(),
  /** Name of the account that sent it; empty of the server's own mail server. */
  account: z.string(),
});
/** One conversation with the mail server. */
export type SendAttempt = z.infer<typeof sendAttempt>;

export const listSendAttempts = operation({
  path: '/sendRecord/attempts',
  permission: 'admin.send-record.view',
  input: target,
  output: z.strictObject({ list: z.array(sendAttempt) }),
  reads: true,
});

/** Sends the same text to the same address once more, as a record of its own. Refused where it holds a link or code that works once. */
export const resendMail = operation({
  path: '/sendRecord/resend',
  permission: 'admin.send-record.resend',
  input: target.extend({ version: z.int() }),
  output: sendRecordDetail,
});
