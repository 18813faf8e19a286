import { z } from '@console/contracts/zod';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { optionsInput, optionsOutput } from '../options';
import { sensitive } from '../sensitive';
import { i18nText, id, instant } from '../text';
import { holderStatuses, kycStatuses } from './cardholder.states';

/** A cardholder as a choice; only those who may hold a new card. */
export const cardholderOption = z.strictObject({
  id: id('holder'),
  name: z.string(),
  isDefault: z.boolean(),
  /** Whether the name fits on a card, in letters that can be embossed. */
  canBeEmbossed: z.boolean(),
});
export type CardholderOption = z.infer<typeof cardholderOption>;

/** Those of a merchant, the default one first, then by name. `keyword` matches the name. */
export const listCardholderOptions = operation({
  path: '/cardholder/options',
  permission: 'cards.card.create',
  input: z.strictObject({ merchantId: id('mer'), ...optionsInput('holder') }),
  output: optionsOutput(cardholderOption),
  reads: true,
});

/** The country of a cardholder, in two letters. */
export const holderCountry = z.string().regex(/^[A-Z]{2}$/);

/** A cardholder as lists show it. A mask that is empty hides nothing: there is no value. */
export const cardholder = z.strictObject({
  id: id('holder'),
  /** The whole name in the order of its language. */
  name: z.string(),
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  country: z.string(),
  email: sensitive('HOLDER_CONTACT'),
  phone: sensitive('HOLDER_CONTACT'),
  /** The one that a new card of the merchant takes where nobody else is named; at most one per merchant. */
  isDefault: z.boolean(),
  /** Invited wallet users of the merchant may choose it. */
  sharesToWalletUser: z.boolean(),
  kycStatus: z.enum(kycStatuses),
  status: z.enum(holderStatuses),
  /** Cards that are not cancelled and did not fail. */
  liveCards: z.int(),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
export type Cardholder = z.infer<typeof cardholder>;

export const holderFilter = z.strictObject({
  status: z.array(z.enum(holderStatuses)).max(5).optional(),
  kycStatus: z.array(z.enum(kycStatuses)).max(5).optional(),
  merchantId: z.array(id('mer')).max(50).optional(),
  country: z.array(holderCountry).max(50).optional(),
  /** Only those that wallet users may choose. */
  sharesToWalletUser: z.boolean().optional(),
});
export type HolderFilter = z.infer<typeof holderFilter>;

export const holderSortFields = ['createdAt', 'name'] as const;

/** `keyword` matches the name; a whole e-mail address or phone number too, for who may see them. */
export const listCardholders = operation({
  path: '/cardholder/list',
  permission: 'cards.cardholder.view',
  input: listInput(holderFilter, [...holderSortFields]),
  output: listOutput(cardholder),
  reads: true,
});
