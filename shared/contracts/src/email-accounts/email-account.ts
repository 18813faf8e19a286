import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { secretText } from '../secret';
import { email, id, instant, requiredText, text } from '../text';

/** DRAFT: it was never activated. */
export const emailAccountStatuses = ['DRAFT', 'ACTIVE', 'DISABLED'] as const;
export type EmailAccountStatus = (typeof emailAccountStatuses)[number];

/** TLS from the first byte; STARTTLS before anything is said; NONE where the server may be on its own network only. */
export const mailSecurities = ['TLS', 'STARTTLS', 'NONE'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** What a test e-mail failed of. The words of the mail server stay there: they could be of any server. */
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

/** Where e-mails are handed in. Its password is never read. */
export const mailConnection = z.strictObject({
  host: z.string(),
  port: z.int(),
  security: z.enum(mailSecurities),
  /** Empty where the mail server asks for none. */
  userName: z.string(),
  /** When the password was entered; null where there is none. */
  passwordSetAt: instant.nullable(),
});
/** Where e-mails are handed in. */
export type MailConnection = z.infer<typeof mailConnection>;

/** The last test e-mail of the newest settings. */
export const mailTest = z.strictObject({
  state: z.enum(['SENDING', 'OK', 'FAILED']),
  /** When it was sent, or requested while it is on its way. */
  at: instant,
  error: z.enum(mailTestErrors).nullable(),
});
/** The last test e-mail of the newest settings. */
export type MailTest = z.infer<typeof mailTest>;

/** A mail server and the sender that it sends for. */
export const emailAccount = z.strictObject({
  id: id('eacc'),
  name: z.string(),
  senderName: z.string(),
  senderAddress: z.string(),
  /** Where answers go; empty for the sender. */
  replyTo: z.string(),
  status: z.enum(emailAccountStatuses),
  /** Every e-mail is sent with it. */
  isDefault: z.boolean(),
  /** The newest settings; null before there are any. */
  connection: mailConnection.nullable(),
  /** Of the newest settings; null before the first. */
  test: mailTest.nullable(),
  /** The newest settings are not in use: no test of them has worked. */
  isPending: z.boolean(),
  updatedAt: instant,
  /** Who changed it last; empty where nobody has. */
  updatedBy: z.string(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
/** A mail server and the sender that it sends for. */
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

/** Settings that an account has or had. */
export const mailSettings = mailConnection.extend({
  no: z.int(),
  senderAddress: z.string(),
  createdAt: instant,
  /** E-mails of the account are sent with them. */
  isUsed: z.boolean(),
  /** Of them; null before the first. */
  test: mailTest.nullable(),
});
/** Settings that an account has or had. */
export type MailSettings = z.infer<typeof mailSettings>;

/** The newest settings of an account, the last of them first. */
export const listMailSettings = operation({
  path: '/emailAccount/settings',
  permission: 'admin.email-account.view',
  input: target,
  output: z.strictObject({ list: z.array(mailSettings) }),
  reads: true,
});

/** What readers see of a sender. */
export const emailAccountDraft = z.strictObject({
  name: requiredText(),
  senderName: requiredText(),
  senderAddress: email(),
  replyTo: email().optional(),
});
/** What readers see of a sender. */
export type EmailAccountDraft = z.infer<typeof emailAccountDraft>;

export const createEmailAccount = operation({
  path: '/emailAccount/create',
  permission: 'admin.email-account.save',
  input: emailAccountDraft,
  output: emailAccount,
});

/** A new sender address is used once a test e-mail was sent with it. */
export const updateEmailAccount = operation({
  path: '/emailAccount/update',
  permission: 'admin.email-account.save',
  input: emailAccountDraft.extend(versioned.shape),
  output: emailAccount,
});

/** Where e-mails are to be handed in. Without a password the stored one stays, for the same user of the same server. */
export const mailConnectionDraft = z.strictObject({
  host: requiredText(253),
  port: z.int().min(1).max(65_535),
  security: z.enum(mailSecurities),
  userName: text().optional(),
  password: secretText().optional(),
});
/** Where e-mails are to be handed in. */
export type MailConnectionDraft = z.infer<typeof mailConnectionDraft>;

/** Saves connection settings; they are used once a test e-mail was sent with them. */
export const connectEmailAccount = operation({
  path: '/emailAccount/connect',
  permission: 'admin.email-account.save',
  needsProof: true,
  input: mailConnectionDraft.extend(versioned.shape),
  output: emailAccount,
});

/** Sends a test e-mail with the newest settings to whoever calls. */
export const testEmailAccount = operation({
  path: '/emailAccount/test',
  permission: 'admin.email-account.save',
  input: versioned,
  output: emailAccount,
});

/** Activates or disables an account. Refused before a test e-mail was sent; the default account stops being that. */
export const setEmailAccountStatus = operation({
  path: '/emailAccount/status',
  permission: 'admin.email-account.status',
  input: versioned.extend({ to: z.enum(['ACTIVE', 'DISABLED']) }),
  output: emailAccount,
});

/** From the next e-mail on this active account sends all of them. */
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
