import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { money } from '../money';
import { operation } from '../operation';
import { bizdate, i18nText, id } from '../text';

export const schemes = ['VISA', 'MASTERCARD', 'UNIONPAY'] as const;
export const usageTypes = ['MULTI_USE', 'SINGLE_USE'] as const;
export const businessScenarios = [
  'ADVERTISING',
  'ECOMMERCE',
  'SUBSCRIPTION',
  'TRAVEL',
  'PROCUREMENT',
  'GENERAL',
] as const;

/** Card types that a BIN can issue: prepaid cards with their own balance, shared cards, or both. */
export const binCardTypes = ['RECHARGE', 'SHARE', 'BOTH'] as const;

/** Kinds of cards to issue: cards with their own balance (`CARD`), or cards of groups and wallets (`POOL`). */
export const issuePurposes = ['CARD', 'POOL'] as const;
export type IssuePurpose = (typeof issuePurposes)[number];

/** Card types of BINs that can issue the kind (specification section 3). */
export const cardTypesFor: Record<IssuePurpose, readonly (typeof binCardTypes)[number][]> = {
  CARD: ['RECHARGE', 'BOTH'],
  POOL: ['SHARE', 'BOTH'],
};

/** BIN from which the user's company can issue cards at present, with the rules for new cards. */
export const issuableBin = z.strictObject({
  id: id('bin'),
  bin: z.string().regex(/^\d{6,8}$/),
  scheme: z.enum(schemes),
  currency: z.enum(currencies),
  productName: i18nText,
  usageType: z.enum(usageTypes),
  scenarios: z.array(z.enum(businessScenarios)),
  minDeposit: money,
  maxDeposit: money,
  issueFee: money,
  minValidityDays: z.int(),
  maxValidityMonths: z.int(),
  defaultValidityMonths: z.int(),
  maxCardsPerRequest: z.int(),
  cardholderRequired: z.boolean(),
  /** The holder's name is embossed and can contain only embossable letters. */
  needsEmbossing: z.boolean(),
  /**
   * False if the channel confirms cards asynchronously; a new card then stays in the state `CREATING` until the
   * confirmation.
   */
  issuesAtOnce: z.boolean(),
});
export type IssuableBin = z.infer<typeof issuableBin>;

export const listIssuableBins = operation({
  path: '/cardBin/issuable',
  permission: 'cards.card.create',
  /** Default: cards with their own balance. */
  input: z.strictObject({ purpose: z.enum(issuePurposes).optional() }),
  /** `today` is the calendar day of the company, in which validity is counted, independent of the user's time zone. */
  output: z.strictObject({ list: z.array(issuableBin), today: bizdate }),
  reads: true,
});

/** BIN as an option in filters. */
export const binOption = issuableBin.pick({ id: true, bin: true, scheme: true, currency: true, productName: true });

export const listBinOptions = operation({
  path: '/cardBin/options',
  permission: 'cards.card.view',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(binOption) }),
  reads: true,
});
