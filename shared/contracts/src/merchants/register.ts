import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { linkToken, secretText } from '../passwords/password-fields';
import { captchaSolution } from '../session/captcha';
import { email, id, phone, requiredText, text } from '../text';

/** States of a merchant registration. Approval creates the merchant and its first user. */
export const registrationStates = ['EMAIL_UNVERIFIED', 'SUBMITTED', 'APPROVED', 'REJECTED'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** Fields of the form at /register. `checkNewPassword` checks its passwords. */
export const registrationDraft = z.strictObject({
  /** The site origin decides which company is applied to. */
  website: z.url().max(200),
  username: requiredText(),
  /** With plus sign, as `/common/phoneAreaList` has it. */
  areaCode: z.string().regex(/^\+\d{1,4}$/),
  phone: phone(5),
  email: email(),
  password: secretText,
  confirmPassword: secretText,
  /** The merchant whose registration page it is, by its public number; the address of the page names it. */
  merchantNo: text(20).optional(),
  /** Referral code of a merchant; demanded where that merchant says so. */
  referralCode: text(12).optional(),
  agreesToTerms: z.literal(true),
  /** The versions in effect of the master service agreement and the privacy policy that the form linked to. */
  agreementIds: z.array(id('agreement')).max(2).optional(),
  captcha: captchaSolution.optional(),
});
export type RegistrationDraft = z.infer<typeof registrationDraft>;

/**
 * Stores a registration and mails a link to /registerResult; the same answer whether the address is known or not,
 * and whether a code that nobody demands is known or not. `referralCode` is refused where the merchant of the page
 * takes no registrations, or demands its code and it is missing or wrong; `agreesToTerms` where `agreementIds` are not the
 * versions in effect.
 */
export const registerMerchant = operation({
  path: '/public/register',
  permission: 'public',
  input: registrationDraft,
  output: z.strictObject({ waitSeconds: z.int() }),
  audit: false,
});

/** Submits the registration of a mailed link. Opened again, the link returns the state, with the reason of a rejection. */
export const verifyRegistration = operation({
  path: '/public/register/verify',
  permission: 'public',
  input: z.strictObject({ token: linkToken }),
  output: z.strictObject({
    username: z.string(),
    email: z.string(),
    state: z.enum(registrationStates),
    /** Text of the reviewer; null unless rejected. */
    rejectedReason: z.string().nullable(),
    /** Login name of the user that the approval created; null unless approved. */
    loginName: z.string().nullable(),
  }),
});
