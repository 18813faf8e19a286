import { z } from '@console/contracts/zod';
import { job } from '../jobs/job';
import { operation } from '../operation';
import { sensitive, unmasked } from '../sensitive';
import { bizdate, email, enteredDay, id, instant, longText, phone, requiredText, text } from '../text';
import { cardholder, holderCountry } from './cardholder';
import { holderStatuses, kycStatuses } from './cardholder.states';

/** A cardholder as its own page shows it. */
export const cardholderDetail = cardholder.extend({
  firstName: z.string(),
  middleName: z.string(),
  lastName: z.string(),
  birthday: sensitive('HOLDER_IDENTITY'),
  /** A code of the list of states where the country has one, else as it was written. */
  state: z.string(),
  city: z.string(),
  address: sensitive('HOLDER_ADDRESS'),
  postalCode: sensitive('HOLDER_ADDRESS'),
  remark: z.string(),
  /** Why the holder was rejected; empty where they were not. */
  kycReason: z.string(),
  /** The last day for which a holder who passed is known; null where there is none. */
  kycValidTo: bizdate.nullable(),
  /** Live cards whose channel takes new data of a holder. */
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

/** Fields of a cardholder that are masked in every other answer. */
export const holderGroups = ['HOLDER_CONTACT', 'HOLDER_IDENTITY', 'HOLDER_ADDRESS'] as const;
export type HolderGroup = (typeof holderGroups)[number];

/** What the masks of one group stand for; whoever looked is written down. */
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

/** A masked field that is left out stays as it is. `checkHolder` says what else holds. */
export const cardholderDraft = z.strictObject({
  firstName: requiredText(),
  middleName: text(),
  lastName: requiredText(),
  email: unmasked(email()).optional(),
  /** With plus sign, as `/common/phoneAreaList` has it. */
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

/** A draft and whose holder it is, which never changes. */
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

/** Others of the merchant who may be the same person: the same name and birthday, or the same address of mail. */
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

/** A disabled holder gets no new cards and is nobody's default; the cards there are go on. */
export const changeCardholderStatus = operation({
  path: '/cardholder/status',
  permission: 'cards.cardholder.status',
  input: versioned.extend({ to: z.enum(holderStatuses), note: longText().optional() }),
  output: cardholderDetail,
  idempotent: true,
});

/** What was found out about who a holder is. `checkKyc` says what each step needs. A holder who is not known gets no new cards. */
export const changeCardholderKyc = operation({
  path: '/cardholder/kyc',
  permission: 'cards.cardholder.kyc',
  input: versioned.extend({ to: z.enum(kycStatuses), reason: longText().optional(), validTo: enteredDay.optional() }),
  output: cardholderDetail,
  idempotent: true,
});

/** Only without live cards; whoever has some can be disabled instead. */
export const removeCardholder = operation({
  path: '/cardholder/delete',
  permission: 'cards.cardholder.delete',
  input: versioned.extend({ note: longText().optional() }),
  output: z.strictObject({ id: id('holder') }),
  idempotent: true,
});

/** Notifies the channels of all live cards that can learn who holds them now: a job with an item for each card. */
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

/** Something that happened to a holder. `fields` names what was changed, never to what. */
export const holderEvent = z.strictObject({
  id: z.string(),
  at: instant,
  actor: z.string(),
  deed: z.enum(holderActions),
  fields: z.array(z.string()),
  note: z.string().nullable(),
});
export type HolderEvent = z.infer<typeof holderEvent>;

/** Newest first, the last hundred. */
export const readCardholderHistory = operation({
  path: '/cardholder/history',
  permission: 'cards.cardholder.view',
  input: target,
  output: z.strictObject({ list: z.array(holderEvent) }),
  reads: true,
});
