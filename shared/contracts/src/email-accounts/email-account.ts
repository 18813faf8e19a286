import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { secretText } from '../secret';
import { email, id, instant, requiredText, text } from '../text';

/** Statuses of an account. `DRAFT`: never activated. */
export const emailAccountStatuses = ['DRAFT', 'ACTIVE', 'DISABLED'] as const;
export type EmailAccountStatus = (typeof emailAccountStatuses)[number];

/**
 * Transport security: TLS from the first byte, `STARTTLS` before any other command, `NONE` only if the platform permits
 * mail servers in its own network.
 */
export const mailSecurities = ['TLS', 'STARTTLS', 'NONE'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/**
 * Causes of a failed test e-mail. The text of the mail server is not returned, because it could reveal internal
 * servers.
 */
export const mailTestErrors = [
  'INSIDE',
  'HOST',
  'CONNECT',
  'TLS',
  'LOGIN',
  'SENDER',
  'RECIPIENT',
  'REFUSED',
  'OTHER',
] as const;
export type MailTestError = (typeof mailTestErrors)[number];

/** Connection to a mail server. Its password is never returned. */
export const mailConnection = z.strictObject({
  host: z.string(),
  port: z.int(),
  security: z.enum(mailSecurities),
  /** Empty if the mail server requires no authentication. */
  userName: z.string(),
  /** Time at which the password was entered; null if there is no password. */
  passwordSetAt: instant.nullable(),
});
/** Connection to a mail server. */
export type MailConnection = z.infer<typeof mailConnection>;

/** Last test e-mail of the newest settings. */
export const mailTest = z.strictObject({
  state: z.enum(['SENDING', 'OK', 'FAILED']),
  /** Time of sending, or of the request while it is in progress. */
  at: instant,
  error: z.enum(mailTestErrors).nullable(),
});
/** Last test e-mail of the newest settings. */
export type MailTest = z.infer<typeof mailTest>;

/** E-mail account: a mail server and a sender. */
export const emailAccount = z.strictObject({
  id: id('eacc'),
  name: z.string(),
  senderName: z.string(),
  senderAddress: z.string(),
  /** Reply-to address; empty for the sender's. */
  replyTo: z.string(),
  status: z.enum(emailAccountStatuses),
  /** All e-mails are sent with this account. */
  isDefault: z.boolean(),
  /** Newest settings; null if none were saved yet. */
  connection: mailConnection.nullable(),
  /** Last test of the newest settings; null before the first test. */
  test: mailTest.nullable(),
  /** The newest settings are not in use yet, because no test of them was successful. */
  isPending: z.boolean(),
  updatedAt: instant,
  /** User who changed it last; empty if never changed. */
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** E-mail account: a mail server and a sender. */
export type EmailAccount = z.infer<typeof emailAccount>;

export const emailAccountFilter = z.strictObject({
  status: z.array(z.enum(emailAccountStatuses)).max(3).optional(),
});

/** `keyword` matches name, sender and host. */
export const listEmailAccounts = operation({
  path: '/emailAccount/list',
  permission: 'admin.email-account.view',
  input: listInput(emailAccountFilter, ['name', 'updatedAt']),
  output: listOutput(emailAccount),
  reads: true,
});

const target = z.strictObject({ id: id('eacc') });
const versioned = target.extend({ version: z.int() });

export const readEmailAccount = operation({
  path: '/emailAccount/detail',
  permission: 'admin.email-account.view',
  input: target,
  output: emailAccount,
  reads: true,
});

/** Current or former settings of an account. */
export const mailSettings = mailConnection.extend({
  no: z.int(),
  senderAddress: z.string(),
  createdAt: instant,
  /** The account sends with these settings. */
  isUsed: z.boolean(),
  /** Last test of these settings; null before the first test. */
  test: mailTest.nullable(),
});
/** Current or former settings of an account. */
export type MailSettings = z.infer<typeof mailSettings>;

/** Lists an account's last versions of settings, newest first. */
export const listMailSettings = operation({
  path: '/emailAccount/settings',
  permission: 'admin.email-account.view',
  input: target,
  output: z.strictObject({ list: z.array(mailSettings) }),
  reads: true,
});

/** Form input of an account: its name and sender. */
export const emailAccountDraft = z.strictObject({
  name: requiredText(),
  senderName: requiredText(),
  senderAddress: email(),
  replyTo: email().optional(),
});
/** Form input of an account: its name and sender. */
export type EmailAccountDraft = z.infer<typeof emailAccountDraft>;

export const createEmailAccount = operation({
  path: '/emailAccount/create',
  permission: 'admin.email-account.save',
  input: emailAccountDraft,
  output: emailAccount,
});

/** Updates an account. A new sender address takes effect after a successful test e-mail. */
export const updateEmailAccount = operation({
  path: '/emailAccount/update',
  permission: 'admin.email-account.save',
  input: emailAccountDraft.extend(versioned.shape),
  output: emailAccount,
});

/** Form input of the connection. Without a password, the stored password stays if server and user are unchanged. */
export const mailConnectionDraft = z.strictObject({
  host: requiredText(253),
  port: z.int().min(1).max(65_535),
  security: z.enum(mailSecurities),
  userName: text().optional(),
  password: secretText().optional(),
});
/** Form input of the connection. */
export type MailConnectionDraft = z.infer<typeof mailConnectionDraft>;

/** Saves connection settings. They take effect after a successful test e-mail. */
export const connectEmailAccount = operation({
  path: '/emailAccount/connect',
  permission: 'admin.email-account.save',
  needsProof: true,
  input: mailConnectionDraft.extend(versioned.shape),
  output: emailAccount,
});

/** Sends a test e-mail with the newest settings to the caller. */
export const testEmailAccount = operation({
  path: '/emailAccount/test',
  permission: 'admin.email-account.save',
  input: versioned,
  output: emailAccount,
});

/**
 * Activates or disables an account. Refused before a successful test e-mail. A disabled account is no longer the
 * default.
 */
export const setEmailAccountStatus = operation({
  path: '/emailAccount/status',
  permission: 'admin.email-account.status',
  input: versioned.extend({ to: z.enum(['ACTIVE', 'DISABLED']) }),
  output: emailAccount,
});

/** Makes an active account the default, which sends all further e-mails. */
export const setDefaultEmailAccount = operation({
  path: '/emailAccount/default',
  permission: 'admin.email-account.status',
  needsProof: true,
  input: versioned,
  output: emailAccount,
});

/** Deletes an account with its passwords. Refused while it is active. */
export const removeEmailAccount = operation({
  path: '/emailAccount/delete',
  permission: 'admin.email-account.status',
  input: versioned,
  output: done,
});
