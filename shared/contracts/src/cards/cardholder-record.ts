import { z } from '@console/contracts/zod';
import { job } from '../jobs/job';
import { operation } from '../operation';
import { sensitive, unmasked } from '../sensitive';
import { bizdate, email, enteredDay, id, instant, longText, phone, requiredText, text } from '../text';
import { cardholder, holderCountry } from './cardholder';
import { holderStatuses, kycStatuses } from './cardholder.states';

/** Cardholder as shown on its page. */
export const cardholderDetail = cardholder.extend({
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  birthday: sensitive('HOLDER_IDENTITY'),
  /** Code from the list of states if the country has one, otherwise free text. */
  state: z.string(),
  city: z.string(),
  address: sensitive('HOLDER_ADDRESS'),
  postalCode: sensitive('HOLDER_ADDRESS'),
  remark: z.string(),
  /** Reason of the rejection; empty unless rejected. */
  kycReason: z.string(),
  /** Last day on which a passed identity verification is valid; null if there is no such day. */
  kycValidTo: bizdate.nullable(),
  /** Live cards whose channel accepts updated holder data. */
  pushableCards: z.int(),
});
export type CardholderDetail = z.infer<typeof cardholderDetail>;

const target = z.strictObject({ id: id('holder') });

export const readCardholder = operation({
  path: '/cardholder/detail',
  permission: 'cards.cardholder.view',
  input: target,
  output: cardholderDetail,
  reads: true,
});

/** Fields of a cardholder that are masked in every other response. */
export const holderGroups = ['HOLDER_CONTACT', 'HOLDER_IDENTITY', 'HOLDER_ADDRESS'] as const;
export type HolderGroup = (typeof holderGroups)[number];

/** Reveals the fields of one group and writes an audit log entry. */
export const showCardholder = operation({
  path: '/cardholder/show',
  permission: 'cards.cardholder.view',
  input: target.extend({ group: z.enum(holderGroups) }),
  output: z.discriminatedUnion('group', [
    z.strictObject({
      group: z.literal('HOLDER_CONTACT'),
      email: z.string(),
      areaCode: z.string(),
      phone: z.string(),
    }),
    z.strictObject({ group: z.literal('HOLDER_IDENTITY'), birthday: bizdate }),
    z.strictObject({ group: z.literal('HOLDER_ADDRESS'), address: z.string(), postalCode: z.string() }),
  ]),
  reads: true,
  audit: true,
});

/** Form input of a cardholder. An absent masked field stays unchanged. `checkHolder` has the rules across fields. */
export const cardholderDraft = z.strictObject({
  firstName: requiredText(),
  middleName: text(),
  lastName: requiredText(),
  email: unmasked(email()).optional(),
  /** With a plus sign, as in `/common/phoneAreaList`. */
  areaCode: z
    .string()
    .regex(/^\+\d{1,4}$/)
    .optional(),
  phone: unmasked(phone()).optional(),
  birthday: enteredDay.optional(),
  country: holderCountry,
  state: text(),
  city: requiredText(),
  address: unmasked(requiredText()).optional(),
  postalCode: unmasked(text(12)).optional(),
  isDefault: z.boolean(),
  sharesToWalletUser: z.boolean(),
  remark: longText(),
});
export type CardholderDraft = z.infer<typeof cardholderDraft>;

/** Form input of a cardholder with the merchant, which cannot change after creation. */
export const cardholderForm = cardholderDraft.extend({ merchantId: id('mer') });
export type CardholderForm = z.infer<typeof cardholderForm>;

export const createCardholder = operation({
  path: '/cardholder/create',
  permission: 'cards.cardholder.save',
  input: cardholderForm,
  output: cardholderDetail,
  idempotent: true,
});

export const saveCardholder = operation({
  path: '/cardholder/update',
  permission: 'cards.cardholder.save',
  input: cardholderDraft.extend({ id: id('holder'), version: z.int() }),
  output: cardholderDetail,
});

/** Finds possible duplicates within the merchant: same name and date of birth, or same e-mail address. */
export const findCardholderTwins = operation({
  path: '/cardholder/twins',
  permission: 'cards.cardholder.save',
  input: cardholderDraft
    .pick({ firstName: true, middleName: true, lastName: true, birthday: true, email: true })
    .extend({ merchantId: id('mer'), exceptId: id('holder').optional() }),
  output: z.strictObject({
    list: z.array(z.strictObject({ id: id('holder'), name: z.string(), by: z.enum(['NAME', 'EMAIL']) })),
  }),
  reads: true,
});

const versioned = target.extend({ version: z.int() });

/**
 * Enables or disables a holder. A disabled holder gets no new cards and is no longer the default; existing cards keep
 * working.
 */
export const changeCardholderStatus = operation({
  path: '/cardholder/status',
  permission: 'cards.cardholder.status',
  input: versioned.extend({ to: z.enum(holderStatuses), note: longText().optional() }),
  output: cardholderDetail,
  idempotent: true,
});

/**
 * Records the result of identity verification; `checkKyc` has the fields that each status requires. Holders without a
 * valid verification get no new cards.
 */
export const changeCardholderKyc = operation({
  path: '/cardholder/kyc',
  permission: 'cards.cardholder.kyc',
  input: versioned.extend({ to: z.enum(kycStatuses), reason: longText().optional(), validTo: enteredDay.optional() }),
  output: cardholderDetail,
  idempotent: true,
});

/** Deletes a holder without live cards. Holders with live cards can only be disabled. */
export const removeCardholder = operation({
  path: '/cardholder/delete',
  permission: 'cards.cardholder.delete',
  input: versioned.extend({ note: longText().optional() }),
  output: z.strictObject({ id: id('holder') }),
  idempotent: true,
});

/** Sends the holder's data to the channels of all live cards that accept updates, in a job with one item per card. */
export const pushCardholder = operation({
  path: '/cardholder/push',
  permission: 'cards.cardholder.push',
  input: versioned,
  output: job,
  idempotent: true,
});

export const holderActions = [
  'CREATED',
  'CHANGED',
  'SHOWN',
  'ENABLED',
  'DISABLED',
  'PUSHED',
  'KYC_PENDING',
  'KYC_PASSED',
  'KYC_REJECTED',
  'KYC_EXPIRED',
] as const;

/** Change of a holder. `fields` contains the names of the changed fields without their values. */
export const holderEvent = z.strictObject({
  id: z.string(),
  at: instant,
  actor: z.string(),
  deed: z.enum(holderActions),
  fields: z.array(z.string()),
  note: z.string().nullable(),
});
export type HolderEvent = z.infer<typeof holderEvent>;

/** Returns the last 100 events, newest first. */
export const readCardholderHistory = operation({
  path: '/cardholder/history',
  permission: 'cards.cardholder.view',
  input: target,
  output: z.strictObject({ list: z.array(holderEvent) }),
  reads: true,
});
