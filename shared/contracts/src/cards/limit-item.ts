import { z } from '@console/contracts/zod';
import { id, longText } from '../text';
import { limitPeriods } from './card';

/**
 * Measures of an item. `BLOCK` declines every matching purchase; `DECLINE_STREAK` counts consecutive declines of a
 * card.
 */
export const limitKinds = ['AMOUNT', 'COUNT', 'AMOUNT_AND_COUNT', 'BLOCK', 'DECLINE_STREAK'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Windows of rules: the periods of a card's own limit, and a rolling window of 24 hours. */
export const limitWindows = [...limitPeriods, 'ROLLING_24H'] as const;
export type LimitWindow = (typeof limitWindows)[number];

/** Match modes of a list: any value, only the listed values, or all except the listed values. */
export const matchModes = ['ANY', 'ONLY', 'EXCEPT'] as const;

/** Location of the card acceptor relative to the card's country of issue. */
export const limitRegions = ['ANY', 'DOMESTIC', 'CROSS_BORDER'] as const;
/** Presence of the card at the purchase. */
export const limitPresences = ['ANY', 'ONLINE', 'IN_PERSON'] as const;

/** Uses of a card. */
export const limitTxnKinds = ['PURCHASE', 'WITHDRAWAL', 'VERIFICATION'] as const;
export type LimitTxnKind = (typeof limitTxnKinds)[number];

/** Actions when a limit is exceeded. All except `ALERT` decline the purchase. */
export const limitActions = ['DECLINE', 'ALERT', 'FREEZE_CARD', 'REQUIRE_REVIEW'] as const;
export type LimitAction = (typeof limitActions)[number];

/** Merchant category codes, separated by commas. */
const mccList = z
  .string()
  .max(500)
  .regex(/^(\d{4}(, ?\d{4})*)?$/);

/** Item of a limit rule; `checkLimitItem` has the rules across fields. Amounts are in the currency of the rule. */
export const limitItemDraft = z.strictObject({
  /** Absent in a new item. */
  id: id('limi').optional(),
  kind: z.enum(limitKinds),
  period: z.enum(limitWindows).optional(),
  maxAmount: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,3})?$/)
    .optional(),
  maxCount: z.int().min(1).max(1_000_000).optional(),
  txnKinds: z.array(z.enum(limitTxnKinds)).max(limitTxnKinds.length),
  mccMode: z.enum(matchModes),
  mccs: mccList,
  countryMode: z.enum(matchModes),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
  shopMode: z.enum(matchModes),
  /** Names or numbers of card acceptors, one per line. `*` matches any characters; there are no other wildcards. */
  shops: longText(1300),
  region: z.enum(limitRegions),
  presence: z.enum(limitPresences),
  /** The item applies only during this number of days after the card was issued. */
  firstDays: z.int().min(1).max(3650).optional(),
  action: z.enum(limitActions),
  /** Stored item of a limit rule. */
  messageEn: longText(200).optional(),
  messageZh: longText(200).optional(),
});
export type LimitItemDraft = z.infer<typeof limitItemDraft>;

/** Stored item. */
export const limitItem = limitItemDraft.extend({ id: id('limi') });
export type LimitItem = z.infer<typeof limitItem>;
