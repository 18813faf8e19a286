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

/** Merchant registration as shown in lists. */
export const registration = z.strictObject({
  id: id('reg'),
  /** Name that the applicant entered, which becomes the merchant's name. */
  username: z.string(),
  email: sensitive('HOLDER_CONTACT'),
  phone: sensitive('HOLDER_CONTACT'),
  /** Language of the registration and of the e-mail with its result. */
  language: z.enum(languages),
  /** Referral code as entered; empty without one. */
  referralCode: z.string(),
  state: z.enum(registrationStates),
  createdAt: instant,
  /** Referral code as entered; empty if none was entered. */
  submittedAt: instant.nullable(),
  decidedAt: instant.nullable(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
export type Registration = z.infer<typeof registration>;

export const registrationFilter = z.strictObject({
  state: z.array(z.enum(registrationStates)).max(registrationStates.length).optional(),
  createdAt: dayRange.optional(),
  /** Filters by registrations with a referral code. */
  hasReferralCode: z.boolean().optional(),
});
export type RegistrationFilter = z.infer<typeof registrationFilter>;
const sortable = ['username', 'createdAt'] as const;

/**
 * Lists registrations. `keyword` matches the name and the referral code, and a complete e-mail address if the user can
 * view it.
 */
export const listRegistrations = operation({
  path: '/merchantRegistration/list',
  permission: 'merchants.registration.view',
  input: listInput(registrationFilter, [...sortable]),
  output: listOutput(registration),
  reads: true,
});

/** Exports all registrations that match the filters, with the same masks as the list. */
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
  /** Empty until decided. */
  decidedBy: z.string(),
  rejectedReason: z.string().nullable(),
  /** Merchant and first user created on approval. */
  merchant: merchantLink.extend({ status: z.enum(merchantStatuses) }).nullable(),
  user: z.strictObject({ id: id('user'), name: z.string() }).nullable(),
  /** Merchant and user that an approval would create at present; null after the decision. */
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

/** Returns the masked contact details and writes an audit log entry. */
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
 * Approves a registration: creates the merchant and its first user, who signs in with the password of the registration,
 * and mails the result. Refused if the e-mail address has been used for an account since, or if the company has no role
 * for the user. The note is internal.
 */
export const approveRegistration = operation({
  path: '/merchantRegistration/approve',
  permission: 'merchants.registration.decide',
  input: versioned.extend({ note: longText().optional() }),
  output: registrationDetail,
  idempotent: true,
});

/** Rejects a registration and mails the note to the applicant, who can register again. */
export const rejectRegistration = operation({
  path: '/merchantRegistration/reject',
  permission: 'merchants.registration.decide',
  input: versioned.extend({ note: requiredLongText() }),
  output: registrationDetail,
  idempotent: true,
});
