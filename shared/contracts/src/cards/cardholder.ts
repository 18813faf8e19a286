import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { sensitive, unmasked } from '../sensitive';
import { bizdate, i18nText, id, instant, requiredText } from '../text';

/** A cardholder as a choice; only those who may hold a new card. */
export const cardholderOption = z.strictObject({
  id: id('holder'),
  name: z.string(),
  isDefault: z.boolean(),
});
export type CardholderOption = z.infer<typeof cardholderOption>;

export const listCardholderOptions = operation({
  path: '/cardholder/options',
  permission: 'cards.card.create',
  input: z.strictObject({ merchantId: id('mer') }),
  output: z.strictObject({ list: z.array(cardholderOption) }),
  reads: true,
});

export const cardholder = z.strictObject({
  id: id('holder'),
  /** The whole name in the order of its language. */
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  country: z.string(),
  email: sensitive('HOLDER_CONTACT'),
  birthday: sensitive('HOLDER_IDENTITY'),
  isDefault: z.boolean(),
  updatedAt: instant,
  version: z.int(),
});
export type Cardholder = z.infer<typeof cardholder>;

export const readCardholder = operation({
  path: '/cardholder/detail',
  permission: 'cards.cardholder.view',
  input: z.strictObject({ id: id('holder') }),
  output: cardholder,
  reads: true,
});

/** Fields of a cardholder that are masked in every other answer. */
export const holderGroups = ['HOLDER_CONTACT', 'HOLDER_IDENTITY'] as const;

/** What the masks of one group stand for; whoever looked is written down. */
export const showCardholder = operation({
  path: '/cardholder/show',
  permission: 'cards.cardholder.view',
  input: z.strictObject({ id: id('holder'), group: z.enum(holderGroups) }),
  output: z.discriminatedUnion('group', [
    z.strictObject({ group: z.literal('HOLDER_CONTACT'), email: z.string() }),
    z.strictObject({ group: z.literal('HOLDER_IDENTITY'), birthday: bizdate }),
  ]),
  reads: true,
  audit: true,
});

/** A masked field that is left out stays as it is. */
export const cardholderDraft = z.strictObject({
  name: requiredText(),
  firstName: requiredText(),
  lastName: requiredText(),
  email: unmasked(z.email().max(100)).optional(),
  birthday: bizdate.optional(),
});

export const saveCardholder = operation({
  path: '/cardholder/update',
  permission: 'cards.cardholder.save',
  input: cardholderDraft.extend({ id: id('holder'), version: z.int() }),
  output: cardholder,
});
