import { z } from '@console/contracts/zod';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { optionsInput, optionsOutput } from '../options';
import { sensitive } from '../sensitive';
import { i18nText, id, instant } from '../text';
import { holderStatuses, kycStatuses } from './cardholder.states';

/** Cardholder as an option; only holders who can get a new card. */
export const cardholderOption = z.strictObject({
  id: id('holder'),
  name: z.string(),
  isDefault: z.boolean(),
  /** The name fits on a card and has only embossable letters. */
  canBeEmbossed: z.boolean(),
});
export type CardholderOption = z.infer<typeof cardholderOption>;

/** Lists the holders of a merchant: the default holder first, then by name. `keyword` matches the name. */
export const listCardholderOptions = operation({
  path: '/cardholder/options',
  permission: 'cards.card.create',
  input: z.strictObject({ merchantId: id('mer'), ...optionsInput('holder') }),
  output: optionsOutput(cardholderOption),
  reads: true,
});

/** Country of a cardholder, ISO 3166-1 alpha-2. */
export const holderCountry = z.string().regex(/^[A-Z]{2}$/);

/** Cardholder as shown in lists. An empty mask means that there is no value. */
export const cardholder = z.strictObject({
  id: id('holder'),
  /** Full name in the order of its language. */
  name: z.string(),
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  country: z.string(),
  email: sensitive('HOLDER_CONTACT'),
  phone: sensitive('HOLDER_CONTACT'),
  /** Holder of new cards for which no other holder is selected; at most one per merchant. */
  isDefault: z.boolean(),
  /** Wallet users of the merchant can choose this holder. */
  sharesToWalletUser: z.boolean(),
  kycStatus: z.enum(kycStatuses),
  status: z.enum(holderStatuses),
  /** Cards that are neither cancelled nor failed. */
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
  /** Only holders that wallet users can choose. */
  sharesToWalletUser: z.boolean().optional(),
});
export type HolderFilter = z.infer<typeof holderFilter>;

export const holderSortFields = ['createdAt', 'name'] as const;

/**
 * Lists holders. `keyword` matches the name, and a complete e-mail address or phone number if the user can view them.
 */
export const listCardholders = operation({
  path: '/cardholder/list',
  permission: 'cards.cardholder.view',
  input: listInput(holderFilter, [...holderSortFields]),
  output: listOutput(cardholder),
  reads: true,
});
