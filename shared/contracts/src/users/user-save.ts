import '../admin/messages';
import { z } from '@console/contracts/zod';
import { language } from '../language';
import { operation } from '../operation';
import { sensitiveGroups, unmasked } from '../sensitive';
import { email, id, instant, longText, phone, requiredText, text } from '../text';
import { normalMacAddress } from './mac-address.rules';
import { user, userDetail } from './user';
import { accountTypes } from './user.states';

const loginNames = /^[a-z0-9][a-z0-9._-]{2,39}$/;

/** A sign-in name: never an address, so that it cannot be taken for that of somebody else. */
const loginName = requiredText(40).refine((typed) => loginNames.test(typed), { params: { code: 'LOGIN_NAME' } });
const roleIds = z.array(id('role')).min(1).max(20);
const merchantIds = z.array(id('mer')).max(200);

/** What is changed of a user. What is masked and left out stays as it is. `userIssues` says what else holds. */
export const userDraft = z.strictObject({
  loginName,
  nickname: requiredText(60),
  email: unmasked(email()).optional(),
  /** With plus sign, as `/common/phoneAreaList` has it. */
  areaCode: z
    .string()
    .regex(/^\+\d{1,4}$/)
    .optional(),
  mobile: unmasked(phone()).optional(),
  /** Empty, or in any common notation; stored as `00:1B:44:11:3A:B7`. */
  macAddress: text(17)
    .refine((typed) => normalMacAddress(typed) !== null, { params: { code: 'MAC_ADDRESS' } })
    .overwrite((typed) => normalMacAddress(typed) ?? typed),
  roleIds,
  merchantIds,
  language,
  timezone: requiredText(),
  landingPage: requiredText(),
  hiddenGroups: z
    .array(z.enum(sensitiveGroups))
    .max(sensitiveGroups.length)
    .refine((groups) => new Set(groups).size === groups.length, { params: { code: 'DUPLICATE' } }),
});
export type UserDraft = z.infer<typeof userDraft>;

const target = z.strictObject({ id: id('user'), version: z.int() });

/** Nobody changes what they themselves may do, nor gives what they do not have. Counts from the next call of the user. */
export const saveUser = operation({
  path: '/user/update',
  permission: 'admin.user.save',
  input: target.extend(userDraft.shape),
  output: userDetail,
  needsProof: true,
});

/** Whom to invite, as what. */
export const userInvitation = z.strictObject({
  email: email(),
  loginName,
  nickname: requiredText(60),
  accountType: z.enum(accountTypes),
  roleIds,
  merchantIds,
  /** Of a user of a channel. */
  channelId: id('chan').optional(),
  /** Of the letter, and of the console until they choose another one. */
  language,
});
export type UserInvitation = z.infer<typeof userInvitation>;

/** Mails a link to /firstTimeLogin, which works once and for 72 hours. */
export const inviteUser = operation({
  path: '/user/invite',
  permission: 'admin.user.invite',
  input: userInvitation,
  output: user,
  idempotent: true,
  needsProof: true,
});

/** A new link; the one before is worth nothing. Refused within five minutes of the last one by `codes.tooMany`. */
export const resendInvitation = operation({
  path: '/user/resend',
  permission: 'admin.user.invite',
  needsProof: true,
  input: target,
  output: user,
});

/** An invitation expires at once. */
export const withdrawInvitation = operation({
  path: '/user/withdraw',
  permission: 'admin.user.invite',
  needsProof: true,
  input: target,
  output: user,
});

/** Disabling ends every session and link of the user. The last one who can decide about users stays. */
export const changeUserStatus = operation({
  path: '/user/status',
  permission: 'admin.user.status',
  needsProof: true,
  input: target.extend({ to: z.enum(['ACTIVE', 'DISABLED']), note: longText().optional() }),
  output: user,
});

/** Wrong passwords are forgotten, from everywhere. */
export const unlockUser = operation({
  path: '/user/unlock',
  permission: 'admin.user.status',
  needsProof: true,
  input: target,
  output: user,
});

/** Mails the link of a forgotten password. */
export const mailUserPassword = operation({
  path: '/user/resetPassword',
  permission: 'admin.user.status',
  needsProof: true,
  input: target,
  output: user,
});

/** For who has lost the second factor and its recovery codes: it is off, and their sessions end. */
export const resetUserFactor = operation({
  path: '/user/resetFactor',
  permission: 'admin.user.status',
  input: target.extend({ note: longText().optional() }),
  output: user,
  needsProof: true,
});

/** One place where a user is signed in. */
export const userSession = z.strictObject({
  id: z.string(),
  startedAt: instant,
  lastActiveAt: instant,
  ip: z.string(),
  userAgent: z.string(),
});
export type UserSession = z.infer<typeof userSession>;

export const listUserSessions = operation({
  path: '/user/sessions',
  permission: 'admin.user.status',
  input: z.strictObject({ id: id('user') }),
  output: z.strictObject({ list: z.array(userSession) }),
  reads: true,
});

/** Ends one session of a user, or all of them. */
export const endUserSessions = operation({
  path: '/user/endSessions',
  permission: 'admin.user.status',
  needsProof: true,
  input: z.strictObject({ id: id('user'), sessionId: id('ses').optional() }),
  output: z.strictObject({ ended: z.int() }),
});
