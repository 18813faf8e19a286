import { z } from '@console/contracts/zod';
import { money } from '../money';
import { operation } from '../operation';
import { i18nText, id, instant } from '../text';
import { limitScopes } from './limit-rule';
import { decisionStep } from './transaction';

/** Leave to go beyond a limit once: which rule declined which purchase, and what it looked at. */
export const limitLift = z.strictObject({
  id: id('lift'),
  rule: z.strictObject({ id: id('lim'), name: i18nText, scope: z.enum(limitScopes) }),
  transaction: z.strictObject({
    id: id('txn'),
    txnNo: z.string(),
    at: instant,
    shop: z.string(),
    billed: money,
    trace: z.array(decisionStep),
  }),
});
export type LimitLift = z.infer<typeof limitLift>;

/** For whoever decides the review that it is the object of. */
export const readLimitLift = operation({
  path: '/limitRule/lift',
  permission: 'cards.limit-rule.lift',
  input: z.strictObject({ id: id('lift') }),
  output: limitLift,
  reads: true,
});
