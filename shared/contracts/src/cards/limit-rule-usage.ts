import { z } from '@console/contracts/zod';
import { money } from '../money';
import { operation } from '../operation';
import { i18nText, id } from '../text';
import { limitActions, limitWindows } from './limit-item';
import { limitScopes, limitSubjects } from './limit-rule';
import { limitModes } from './limit-rule.states';

/** How much of a limit a card, or what it is counted with, has used in the running window, and what is left. */
export const cardLimit = z.strictObject({
  itemId: id('limi'),
  rule: z.strictObject({ id: id('lim'), name: i18nText, scope: z.enum(limitScopes), mode: z.enum(limitModes) }),
  countedBy: z.enum(limitSubjects),
  period: z.enum(limitWindows),
  action: z.enum(limitActions),
  /** True where it counts purchases of some shops only. */
  isNarrowed: z.boolean(),
  amount: z.strictObject({ limit: money, used: money, left: money }).nullable(),
  /** Of purchases, or of declines in a row. */
  count: z.strictObject({ limit: z.int(), used: z.int(), left: z.int() }).nullable(),
  isStreak: z.boolean(),
});
export type CardLimit = z.infer<typeof cardLimit>;

/** Windows begin at midnight of `timezone`. */
export const readCardLimits = operation({
  path: '/limitRule/ofCard',
  permission: 'cards.limit-rule.view',
  input: z.strictObject({ cardId: id('card') }),
  output: z.strictObject({ list: z.array(cardLimit), timezone: z.string() }),
  reads: true,
});
