import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';
import { captchaSolution } from '../session/captcha';
import { instant, requiredText, text } from '../text';
import { mailedCode } from './mailed-code';
import { linkToken, secretText } from './password-fields';

/** The wait hint of the specification, section 9: one mail to one account in this time. */
export const mailWaitSeconds = 300;

const captcha = captchaSolution.optional();
/** A sign-in name or the e-mail address of an account. */
const account = requiredText();
const newPassword = { password: secretText, confirmPassword: secretText };

/**
 * The same answer whether the account exists or not. Asked again before the wait is over it is refused with
 * `codes.tooMany` and `data: { retryAfterSeconds }`, again for every account alike.
 */
const mailed = z.strictObject({ waitSeconds: z.int() });

/** Mails a link to /resetPassword; it works once and for 30 minutes. */
export const sendResetEmail = operation({
  path: '/public/password/reset/send_email',
  permission: 'public',
  input: z.strictObject({ account, captcha }),
  output: mailed,
  audit: false,
});

/**
 * Mails a code of eight letters and digits for /vaildatecode; five tries within 10 minutes, three codes and ten wrong
 * tries a day.
 */
export const sendResetCode = operation({
  path: '/public/password/send/code',
  permission: 'public',
  input: z.strictObject({ account, captcha }),
  /** `reference` belongs to the code and is sent with it. */
  output: mailed.extend({ reference: z.string() }),
  audit: false,
});

/** Why somebody sets a password without knowing the old one. */
export const passwordPurposes = ['RESET', 'FIRST_LOGIN', 'INVITATION'] as const;
export type PasswordPurpose = (typeof passwordPurposes)[number];

/**
 * May this link (or this mailed code) set a password, for whom and by which rules? A code is exchanged for the
 * token to set the password with. A link or code that is wrong, used or too old is refused with `codes.linkInvalid`;
 * after some wrong ones a code needs a solved puzzle (`codes.captcha`).
 */
export const checkPasswordPermission = operation({
  path: '/public/password/updatePermissions',
  permission: 'public',
  input: z.union([
    z.strictObject({ token: linkToken }),
    z.strictObject({ reference: linkToken, code: mailedCode, captcha }),
  ]),
  output: z.strictObject({
    token: z.string(),
    purpose: z.enum(passwordPurposes),
    loginName: z.string(),
    expiresAt: instant,
    minLength: z.int(),
    maxLength: z.int(),
  }),
  audit: false,
});

/**
 * Sets a password by a link: reset, first-time login and invitation alike. Ends every session of the user. Who accepts
 * an invitation says their name as well.
 */
export const resetPassword = operation({
  path: '/public/password/reset',
  permission: 'public',
  input: z.strictObject({ token: linkToken, nickname: requiredText(60).optional(), ...newPassword }),
  output: done,
});

/**
 * Changes a password by the old one, signed in or not. A wrong old one counts as a failed sign-in, and who has a second
 * factor is asked for it by `codes.secondFactor` as at sign-in. Ends every session of the user.
 */
export const updatePassword = operation({
  path: '/public/password/update',
  permission: 'public',
  input: z.strictObject({
    loginName: account,
    oldPassword: secretText,
    ...newPassword,
    totp: text(10).optional(),
    captcha,
  }),
  output: done,
});
