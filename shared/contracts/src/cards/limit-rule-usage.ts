import { z } from '@console/contracts/zod';
import { money } from '../money';
import { operation } from '../operation';
import { i18nText, id } from '../text';
import { limitActions, limitWindows } from './limit-item';
import { limitScopes, limitSubjects } from './limit-rule';
import { limitModes } from './limit-rule.states';

/** Usage and remainder of a limit in the current window, for a card or for the subject that its counter belongs to. */
export const cardLimit = z.strictObject({
  itemId: id('limi'),
  rule: z.strictObject({ id: id('lim'), name: i18nText, scope: z.enum(limitScopes), mode: z.enum(limitModes) }),
  countedBy: z.enum(limitSubjects),
  period: z.enum(limitWindows),
  action: z.enum(limitActions),
  /** True if only purchases at some card acceptors are counted. */
  isNarrowed: z.boolean(),
  amount: z.strictObject({ limit: money, used: money, left: money }).nullable(),
  /** Number of purchases, or of consecutive declines. */
  count: z.strictObject({ limit: z.int(), used: z.int(), left: z.int() }).nullable(),
  isStreak: z.boolean(),
});
export type CardLimit = z.infer<typeof cardLimit>;

/** Returns the limits of a card. Windows begin at midnight in `timezone`. */
export const readCardLimits = operation({
  path: '/limitRule/ofCard',
  permission: 'cards.limit-rule.view',
  input: z.strictObject({ cardId: id('card') }),
  output: z.strictObject({ list: z.array(cardLimit), timezone: z.string() }),
  reads: true,
});
