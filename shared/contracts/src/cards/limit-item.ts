import { z } from '@console/contracts/zod';
import { id, longText } from '../text';
import { limitPeriods } from './card';

/** What an item measures; BLOCK leaves nothing of what it matches, DECLINE_STREAK counts declines in a row of a card. */
export const limitKinds = ['AMOUNT', 'COUNT', 'AMOUNT_AND_COUNT', 'BLOCK', 'DECLINE_STREAK'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Windows of rules: those of a card's own limit, and the last 24 hours, whatever the day. */
export const limitWindows = [...limitPeriods, 'ROLLING_24H'] as const;
export type LimitWindow = (typeof limitWindows)[number];

/** Which of two lists of shops an item is about: all, those named, or all but those. */
export const matchModes = ['ANY', 'ONLY', 'EXCEPT'] as const;

/** Where a shop is, seen from where the card was issued. */
export const limitRegions = ['ANY', 'DOMESTIC', 'CROSS_BORDER'] as const;
/** Whether the card was there. */
export const limitPresences = ['ANY', 'ONLINE', 'IN_PERSON'] as const;

/** What a card is used for. */
export const limitTxnKinds = ['PURCHASE', 'WITHDRAWAL', 'VERIFICATION'] as const;
export type LimitTxnKind = (typeof limitTxnKinds)[number];

/** What happens beyond the limit. All but ALERT decline the purchase. */
export const limitActions = ['DECLINE', 'ALERT', 'FREEZE_CARD', 'REQUIRE_REVIEW'] as const;
export type LimitAction = (typeof limitActions)[number];

/** Merchant category codes with commas between. */
const mccList = z
  .string()
  .max(500)
  .regex(/^(\d{4}(, ?\d{4})*)?$/);

/** One limit of a rule; `checkLimitItem` says what else holds. Amounts are in the currency of the rule. */
export const limitItemDraft = z.strictObject({
  /** Left out for a new one. */
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
  /** Names or numbers of shops, one a line; `*` stands for any letters, nothing else for anything but itself. */
  shops: longText(1300),
  region: z.enum(limitRegions),
  presence: z.enum(limitPresences),
  /** Only in so many days from the day on which a card was made. */
  firstDays: z.int().min(1).max(3650).optional(),
  action: z.enum(limitActions),
  /** What a declined purchase is told; one language stands in for the other. */
  messageEn: longText(200).optional(),
  messageZh: longText(200).optional(),
});
export type LimitItemDraft = z.infer<typeof limitItemDraft>;

/** An item as it is stored. */
export const limitItem = limitItemDraft.extend({ id: id('limi') });
export type LimitItem = z.infer<typeof limitItem>;
