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

/** Sign-in name. It cannot be an e-mail address, because that could be another user's. */
const loginName = requiredText(40).refine((typed) => loginNames.test(typed), { params: { code: 'LOGIN_NAME' } });
const roleIds = z.array(id('role')).min(1).max(20);
const merchantIds = z.array(id('mer')).max(200);

/** Form input of a user. An absent masked field stays unchanged. `userIssues` has the rules across fields. */
export const userDraft = z.strictObject({
  loginName,
  nickname: requiredText(60),
  email: unmasked(email()).optional(),
  /** With a plus sign, as in `/common/phoneAreaList`. */
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

/**
 * Updates a user. Users cannot change their own permissions or grant permissions that they do not hold. Takes effect at
 * the user's next call.
 */
export const saveUser = operation({
  path: '/user/update',
  permission: 'admin.user.save',
  input: target.extend(userDraft.shape),
  output: userDetail,
  needsProof: true,
});

/** Form input of an invitation. */
export const userInvitation = z.strictObject({
  email: email(),
  loginName,
  nickname: requiredText(60),
  accountType: z.enum(accountTypes),
  roleIds,
  merchantIds,
  /** Required for a user of a channel. */
  channelId: id('chan').optional(),
  /** Language of the e-mail, and of the console until the user chooses another one. */
  language,
});
export type UserInvitation = z.infer<typeof userInvitation>;

/** Mails a single-use link to /firstTimeLogin, valid for 72 hours. */
export const inviteUser = operation({
  path: '/user/invite',
  permission: 'admin.user.invite',
  input: userInvitation,
  output: user,
  idempotent: true,
  needsProof: true,
});

/**
 * Mails a new link and invalidates the previous one. Refused with `codes.tooMany` within five minutes of the previous
 * link.
 */
export const resendInvitation = operation({
  path: '/user/resend',
  permission: 'admin.user.invite',
  needsProof: true,
  input: target,
  output: user,
});

/** Expires an invitation immediately. */
export const withdrawInvitation = operation({
  path: '/user/withdraw',
  permission: 'admin.user.invite',
  needsProof: true,
  input: target,
  output: user,
});

/**
 * Changes the status. Disabling ends all sessions and links of the user. The last user who can manage users cannot be
 * disabled.
 */
export const changeUserStatus = operation({
  path: '/user/status',
  permission: 'admin.user.status',
  needsProof: true,
  input: target.extend({ to: z.enum(['ACTIVE', 'DISABLED']), note: longText().optional() }),
  output: user,
});

/** Resets the failed sign-in attempts of a user, from all addresses. */
export const unlockUser = operation({
  path: '/user/unlock',
  permission: 'admin.user.status',
  needsProof: true,
  input: target,
  output: user,
});

/** Mails the link to reset a forgotten password. */
export const mailUserPassword = operation({
  path: '/user/resetPassword',
  permission: 'admin.user.status',
  needsProof: true,
  input: target,
  output: user,
});

/**
 * Disables two-factor authentication for a user who lost the authenticator and the recovery codes, and ends their
 * sessions.
 */
export const resetUserFactor = operation({
  path: '/user/resetFactor',
  permission: 'admin.user.status',
  input: target.extend({ note: longText().optional() }),
  output: user,
  needsProof: true,
});

/** Session of a user. */
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
