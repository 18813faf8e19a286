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

/** Cards with a balance of their own, cards that spend a shared one, or either. */
export const binCardTypes = ['RECHARGE', 'SHARE', 'BOTH'] as const;

/** What a BIN is to issue: cards with money of their own, or cards of groups and wallets. */
export const issuePurposes = ['CARD', 'POOL'] as const;
export type IssuePurpose = (typeof issuePurposes)[number];

/** The card types of BINs that may issue for a purpose (specification section 3). */
export const cardTypesFor: Record<IssuePurpose, readonly (typeof binCardTypes)[number][]> = {
  CARD: ['RECHARGE', 'BOTH'],
  POOL: ['SHARE', 'BOTH'],
};

/** A BIN that may issue now for the user's company, with the rules that a new card must meet. */
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
  /** The name of the holder is embossed, so it must be in letters that can be. */
  needsEmbossing: z.boolean(),
  /** False where the channel answers later: the card is then being created for a while. */
  issuesAtOnce: z.boolean(),
});
export type IssuableBin = z.infer<typeof issuableBin>;

export const listIssuableBins = operation({
  path: '/cardBin/issuable',
  permission: 'cards.card.create',
  /** Left out: for cards with money of their own. */
  input: z.strictObject({ purpose: z.enum(issuePurposes).optional() }),
  /** `today` is the calendar day of the company, in which validity is counted wherever the user sits. */
  output: z.strictObject({ list: z.array(issuableBin), today: bizdate }),
  reads: true,
});

/** A BIN as a choice in filters. */
export const binOption = issuableBin.pick({ id: true, bin: true, scheme: true, currency: true, productName: true });

export const listBinOptions = operation({
  path: '/cardBin/options',
  permission: 'cards.card.view',
  input: z.strictObject({}),
  output: z.strictObject({ list: z.array(binOption) }),
  reads: true,
});
