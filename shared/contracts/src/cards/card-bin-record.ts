import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { i18nText, id, instant, longText, requiredText } from '../text';
import { binChannel } from './card-bin-choices';
import { binCardTypes, businessScenarios, schemes, usageTypes } from './card-bin';
import { binStatuses } from './card-bin.states';

export const binRegions = ['GLOBAL', 'AMERICAS', 'EUROPE', 'APAC', 'MEA'] as const;
/** Platforms that usually accept cards of the BIN. They are a recommendation only. */
export const binPlatforms = ['FACEBOOK', 'GOOGLE', 'TIKTOK', 'AMAZON'] as const;
export const binFeatures = ['AVS', 'THREE_DS', 'APPLE_PAY', 'GOOGLE_PAY', 'INFO_UPDATE', 'LIMIT_UPDATE'] as const;

/** BIN as shown in lists. */
export const cardBin = z.strictObject({
  id: id('bin'),
  bin: z.string(),
  productName: i18nText,
  channel: binChannel,
  scheme: z.enum(schemes),
  region: z.enum(binRegions),
  currency: z.enum(currencies),
  cardType: z.enum(binCardTypes),
  usageType: z.enum(usageTypes),
  scenarios: z.array(z.enum(businessScenarios)),
  platforms: z.array(z.enum(binPlatforms)),
  status: z.enum(binStatuses),
  /** Number of cards of the user's company. */
  issued: z.int(),
  /** Purchases of the last 30 days with cards of the user's company; `declined` is a subset. */
  purchases: z.int(),
  declined: z.int(),
  updatedAt: instant,
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
export type CardBin = z.infer<typeof cardBin>;

export const binFilter = z.strictObject({
  id: z.array(id('bin')).max(50).optional(),
  status: z.array(z.enum(binStatuses)).max(5).optional(),
  scheme: z.array(z.enum(schemes)).max(5).optional(),
  region: z.array(z.enum(binRegions)).max(5).optional(),
  currency: z.array(z.enum(currencies)).max(20).optional(),
  cardType: z.array(z.enum(binCardTypes)).max(5).optional(),
  usageType: z.array(z.enum(usageTypes)).max(5).optional(),
  /** BINs with at least one of these scenarios. */
  scenario: z.array(z.enum(businessScenarios)).max(10).optional(),
  platform: z.array(z.enum(binPlatforms)).max(10).optional(),
  channelId: z.array(id('chan')).max(50).optional(),
});
export type BinFilter = z.infer<typeof binFilter>;

export const binSortFields = ['bin', 'updatedAt'] as const;

/** Lists BINs. `keyword` matches the digits of the BIN and the product name in both languages. */
export const listCardBins = operation({
  path: '/cardBin/list',
  permission: 'cards.card-bin.view',
  input: listInput(binFilter, [...binSortFields]),
  output: listOutput(cardBin),
  reads: true,
});

const amount = z.string().regex(/^\d{1,15}(\.\d{1,3})?$/);
const countryCode = z.string().regex(/^[A-Z]{2}$/);
const areaCode = z.string().regex(/^\+\d{1,4}$/);

/** Form input of a BIN; `checkBin` has the rules across fields. Amounts are in the currency of the BIN. */
export const cardBinDraft = z.strictObject({
  bin: z.string().regex(/^\d{6,8}$/),
  channelId: id('chan'),
  scheme: z.enum(schemes),
  currency: z.enum(currencies),
  region: z.enum(binRegions),
  issuingCountry: countryCode,
  nameEn: requiredText(),
  nameZh: requiredText(),
  descriptionEn: longText(),
  descriptionZh: longText(),
  cardType: z.enum(binCardTypes),
  usageType: z.enum(usageTypes),
  scenarios: z.array(z.enum(businessScenarios)).min(1).max(10),
  platforms: z.array(z.enum(binPlatforms)).max(10),
  isVisibleToAll: z.boolean(),
  visibleTo: z.array(id('co')).max(200),
  minDeposit: amount,
  maxDeposit: amount,
  issueFee: amount,
  minTopup: amount.optional(),
  maxTopup: amount.optional(),
  minRetained: amount.optional(),
  maxBalance: amount.optional(),
  minValidityDays: z.int().min(1).max(3650),
  maxValidityMonths: z.int().min(1).max(120),
  defaultValidityMonths: z.int().min(1).max(120),
  maxCardsPerRequest: z.int().min(1).max(500),
  maxCardsPerHolder: z.int().min(1).max(100_000).optional(),
  dailyIssueCap: z.int().min(1).max(1_000_000).optional(),
  cardholderRequired: z.boolean(),
  needsKyc: z.boolean(),
  needsEmbossing: z.boolean(),
  /** Empty for holders of every country. */
  holderCountries: z.array(countryCode).max(250),
  areaCodes: z.array(areaCode).max(250),
  features: z.array(z.enum(binFeatures)).max(10),
  /** Merchant category codes, separated by commas. */
  blockedMcc: z
    .string()
    .max(500)
    .regex(/^(\d{4}(, ?\d{4})*)?$/),
  riskNote: longText(),
});
export type CardBinDraft = z.infer<typeof cardBinDraft>;

/** BIN with all fields of its form. */
export const cardBinDetail = z.strictObject({ record: cardBin, draft: cardBinDraft });
export type CardBinDetail = z.infer<typeof cardBinDetail>;

/** Returns a BIN for editing. Only the company that runs the platform has the permission. */
export const readCardBin = operation({
  path: '/cardBin/detail',
  permission: 'cards.card-bin.save',
  input: z.strictObject({ id: id('bin') }),
  output: cardBinDetail,
  reads: true,
});

/** Creates a BIN as a draft. Refused with 2002 if the channel already has it. */
export const createCardBin = operation({
  path: '/cardBin/create',
  permission: 'cards.card-bin.save',
  input: cardBinDraft,
  output: cardBin,
  idempotent: true,
});

/**
 * Saves a BIN. Its number, channel, scheme and currency can change only while it is a draft, because existing cards
 * depend on them.
 */
export const saveCardBin = operation({
  path: '/cardBin/update',
  permission: 'cards.card-bin.save',
  input: cardBinDraft.extend({ id: id('bin'), version: z.int() }),
  output: cardBin,
});

/** Changes the status of a BIN. The first activation requires prices and an assignment. */
export const changeCardBinStatus = operation({
  path: '/cardBin/status',
  permission: 'cards.card-bin.status',
  input: z.strictObject({ id: id('bin'), version: z.int(), to: z.enum(binStatuses), note: longText().optional() }),
  output: cardBin,
  idempotent: true,
});
