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
  /** The site origin determines the company to which the applicant applies. */
  website: z.url().max(200),
  username: requiredText(),
  /** With a plus sign, as in `/common/phoneAreaList`. */
  areaCode: z.string().regex(/^\+\d{1,4}$/),
  phone: phone(5),
  email: email(),
  password: secretText,
  confirmPassword: secretText,
  /** Public number of the merchant to whom the registration page belongs, from the address of the page. */
  merchantNo: text(20).optional(),
  /** Referral code of a merchant; required if that merchant requires it. */
  referralCode: text(12).optional(),
  agreesToTerms: z.literal(true),
  /** Versions in effect of the agreements that the form links to: master service agreement and privacy policy. */
  agreementIds: z.array(id('agreement')).max(2).optional(),
  captcha: captchaSolution.optional(),
});
export type RegistrationDraft = z.infer<typeof registrationDraft>;

/**
 * Stores a registration and mails a link to /registerResult. The response is the same for existing and unknown
 * addresses, and if no code is required, for valid and invalid codes. Refused at `referralCode` if the page's merchant
 * accepts no registrations, or if a required code is missing or wrong; at `agreesToTerms` if `agreementIds` are not the
 * versions in effect.
 */
export const registerMerchant = operation({
  path: '/public/register',
  permission: 'public',
  input: registrationDraft,
  output: z.strictObject({ waitSeconds: z.int() }),
  audit: false,
});

/** Submits the registration of a mailed link. A repeated call returns the state, with the reason of a rejection. */
export const verifyRegistration = operation({
  path: '/public/register/verify',
  permission: 'public',
  input: z.strictObject({ token: linkToken }),
  output: z.strictObject({
    username: z.string(),
    email: z.string(),
    state: z.enum(registrationStates),
    /** Note of the approver; null unless rejected. */
    rejectedReason: z.string().nullable(),
    /** Login name of the user created on approval; null unless approved. */
    loginName: z.string().nullable(),
  }),
});
