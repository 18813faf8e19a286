import { z } from '@console/contracts/zod';
import { dayRange } from '../day-range';
import { exportCalls } from '../jobs/export';
import { languages } from '../language';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { recordHistory } from '../record-history';
import { sensitive } from '../sensitive';
import { i18nText, id, instant, longText, requiredLongText } from '../text';
import { merchantStatuses } from './merchant.states';
import { registrationStates } from './register';

/** A merchant registration as lists show it. */
export const registration = z.strictObject({
  id: id('reg'),
  /** Name that the applicant entered; the merchant gets it. */
  username: z.string(),
  email: sensitive('HOLDER_CONTACT'),
  phone: sensitive('HOLDER_CONTACT'),
  /** Language in which the applicant registered and reads the result. */
  language: z.enum(languages),
  /** Referral code as entered; empty without one. */
  referralCode: z.string(),
  state: z.enum(registrationStates),
  createdAt: instant,
  /** Null until the applicant has opened the mailed link. */
  submittedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
export type Registration = z.infer<typeof registration>;

export const registrationFilter = z.strictObject({
  state: z.array(z.enum(registrationStates)).max(registrationStates.length).optional(),
  createdAt: dayRange.optional(),
  /** Whether a referral code was entered. */
  hasReferralCode: z.boolean().optional(),
});
export type RegistrationFilter = z.infer<typeof registrationFilter>;
const sortable = ['username', 'createdAt'] as const;

/** `keyword` matches the name and the referral code; a whole e-mail address too, for users who may see it. */
export const listRegistrations = operation({
  path: '/merchantRegistration/list',
  permission: 'merchants.registration.view',
  input: listInput(registrationFilter, [...sortable]),
  output: listOutput(registration),
  reads: true,
});

/** All registrations that match, as a file with the masks of the list. */
export const { start: exportRegistrations, count: countRegistrationExport } = exportCalls({
  path: '/merchantRegistration',
  permission: 'merchants.registration.export',
  filter: registrationFilter,
  sortable: [...sortable],
  prefix: 'reg',
});

const merchantLink = z.strictObject({ id: id('mer'), merchantNo: z.string(), name: i18nText });

export const registrationDetail = registration.extend({
  ip: z.string(),
  agreedAt: instant,
  /** Merchant whose registration page or referral code was used. */
  referrer: merchantLink.nullable(),
  /** Empty if not decided. */
  decidedBy: z.string(),
  rejectedReason: z.string().nullable(),
  /** Merchant and first user that the approval created. */
  merchant: merchantLink.extend({ status: z.enum(merchantStatuses) }).nullable(),
  user: z.strictObject({ id: id('user'), name: z.string() }).nullable(),
  /** Merchant and user that an approval would create now; null after the decision. */
  outcome: z
    .strictObject({
      merchantStatus: z.enum(['DRAFT', 'ACTIVE']),
      /** Role of the first user; null if the company has no role for it. */
      role: z.strictObject({ id: id('role'), name: i18nText }).nullable(),
    })
    .nullable(),
  /** Number of the last review; empty before the registration is submitted. */
  reviewNo: z.string(),
  reviewId: id('rev').nullable(),
});
export type RegistrationDetail = z.infer<typeof registrationDetail>;

const target = z.strictObject({ id: id('reg') });

export const readRegistration = operation({
  path: '/merchantRegistration/detail',
  permission: 'merchants.registration.view',
  input: target,
  output: registrationDetail,
  reads: true,
});

/** Changes in the audit log, newest first. */
export const readRegistrationHistory = operation({
  path: '/merchantRegistration/history',
  permission: 'merchants.registration.view',
  input: target,
  output: recordHistory,
  reads: true,
});

/** Returns the masked contact details, and records the access in the audit log. */
export const showRegistration = operation({
  path: '/merchantRegistration/show',
  permission: 'merchants.registration.view',
  input: target,
  output: z.strictObject({ email: z.string(), areaCode: z.string(), phone: z.string() }),
  reads: true,
  audit: true,
});

const versioned = target.extend({ version: z.int() });

/**
 * Creates the merchant and its first user, who signs in with the password of the registration, and mails the result.
 * Refused if the e-mail address has an account by now or the company has no role for the user. The note is internal.
 */
export const approveRegistration = operation({
  path: '/merchantRegistration/approve',
  permission: 'merchants.registration.decide',
  input: versioned.extend({ note: longText().optional() }),
  output: registrationDetail,
  idempotent: true,
});

/** Rejects the registration and mails the note, the reason, to the applicant, who can register again. */
export const rejectRegistration = operation({
  path: '/merchantRegistration/reject',
  permission: 'merchants.registration.decide',
  input: versioned.extend({ note: requiredLongText() }),
  output: registrationDetail,
  idempotent: true,
});
