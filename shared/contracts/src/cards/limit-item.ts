import { z } from '@console/contracts/zod';
import { id } from '../text';
import { limitPeriods } from './card';

/** What an item measures; BLOCK leaves nothing of what it matches. */
export const limitKinds = ['AMOUNT', 'COUNT', 'AMOUNT_AND_COUNT', 'BLOCK'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Which of two lists of shops an item is about: all, those named, or all but those. */
export const matchModes = ['ANY', 'ONLY', 'EXCEPT'] as const;

export const limitActions = ['DECLINE', 'ALERT'] as const;

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
  period: z.enum(limitPeriods).optional(),
  maxAmount: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,3})?$/)
    .optional(),
  maxCount: z.int().min(1).max(1_000_000).optional(),
  mccMode: z.enum(matchModes),
  mccs: mccList,
  countryMode: z.enum(matchModes),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
  /** Only in so many days from the day on which a card was made. */
  firstDays: z.int().min(1).max(3650).optional(),
  action: z.enum(limitActions),
});
export type LimitItemDraft = z.infer<typeof limitItemDraft>;

/** An item as it is kept. */
export const limitItem = limitItemDraft.extend({ id: id('limi') });
export type LimitItem = z.infer<typeof limitItem>;
