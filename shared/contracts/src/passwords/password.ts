import { z } from '@console/contracts/zod';
import { done } from '../envelope';
import { operation } from '../operation';
import { captchaSolution } from '../session/captcha';
import { instant, requiredText, text } from '../text';
import { mailedCode } from './mailed-code';
import { linkToken, secretText } from './password-fields';

/** Seconds between two e-mails to the same account (specification, section 9). */
export const mailWaitSeconds = 300;

const captcha = captchaSolution.optional();
/** Login name or e-mail address of an account. */
const account = requiredText();
const newPassword = { password: secretText, confirmPassword: secretText };

/**
 * The response does not reveal whether the account exists. A call within the waiting time is refused with
 * `codes.tooMany` and `data: { retryAfterSeconds }`, also for accounts that do not exist.
 */
const mailed = z.strictObject({ waitSeconds: z.int() });

/** Mails a single-use link to /resetPassword, valid for 30 minutes. */
export const sendResetEmail = operation({
  path: '/public/password/reset/send_email',
  permission: 'public',
  input: z.strictObject({ account, captcha }),
  output: mailed,
  audit: false,
});

/**
 * Mails a code of eight letters and digits for /vaildatecode, valid for 10 minutes and five attempts. At most three
 * codes and ten wrong attempts per day.
 */
export const sendResetCode = operation({
  path: '/public/password/send/code',
  permission: 'public',
  input: z.strictObject({ account, captcha }),
  /** `reference` identifies the code and is part of the e-mail. */
  output: mailed.extend({ reference: z.string() }),
  audit: false,
});

/**
 * Validates a link or mailed code, and returns the user and the rules for the new password. A code is exchanged for the
 * token of `resetPassword`. An invalid, used or expired link or code is refused with `codes.linkInvalid`; after several
 * failures a code requires a solved challenge (`codes.captcha`).
 */
export const passwordPurposes = ['RESET', 'FIRST_LOGIN', 'INVITATION'] as const;
export type PasswordPurpose = (typeof passwordPurposes)[number];

/**
 * Validates a link or mailed code, and returns the user and the rules for the new password. A code is exchanged for the
 * token of `resetPassword`. An invalid, used or expired one is refused with `codes.linkInvalid`; after several failures
 * a code requires a solved challenge (`codes.captcha`).
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
 * Sets a password with a link for a reset, first-time login or invitation. Ends all sessions of the user. Accepting an
 * invitation requires the user's name as well.
 */
export const resetPassword = operation({
  path: '/public/password/reset',
  permission: 'public',
  input: z.strictObject({ token: linkToken, nickname: requiredText(60).optional(), ...newPassword }),
  output: done,
});

/**
 * Changes a password by means of the old one, with or without a session. A wrong old password counts as a failed
 * sign-in, and users with two-factor authentication are refused with `codes.secondFactor` as at sign-in. Ends all
 * sessions of the user.
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
