import { z } from '@console/contracts/zod';
import { money } from '../money';
import { operation } from '../operation';
import { i18nText, id, instant } from '../text';
import { limitScopes } from './limit-rule';
import { decisionStep } from './transaction';

/** One-time limit exception: the rule, the purchase that it declined, and the trace of the decision. */
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

/** Returns a one-time limit exception for its approvers. */
export const readLimitLift = operation({
  path: '/limitRule/lift',
  permission: 'cards.limit-rule.lift',
  input: z.strictObject({ id: id('lift') }),
  output: limitLift,
  reads: true,
});
