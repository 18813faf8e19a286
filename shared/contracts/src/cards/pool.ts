import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { job } from '../jobs/job';
import { allowedAction } from '../list';
import { money } from '../money';
import { i18nText, id, instant } from '../text';
import { cardStates } from './card.states';
import { ruleTerms } from './rule-terms';

/** A group or a wallet. */
export const poolId = z.union([id('group'), id('wallet')]);

/** What a group and a wallet have in common: money that their cards spend together. */
export const poolFields = {
  poolNo: z.string(),
  name: z.string(),
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  rule: ruleTerms,
  currency: z.enum(currencies),
  /** What was put in and not taken out again. */
  deposit: money,
  held: money,
  /** What its cards can spend now, all together. */
  available: money,
  /** Below the part of the deposit from which the rule warns. */
  isLow: z.boolean(),
  cards: z.strictObject({ total: z.int(), active: z.int(), frozen: z.int(), cancelled: z.int() }),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
  allowedActions: z.array(allowedAction),
};

/** Cards in the way of an action on their pool: how many, and the first of them. */
export const poolRefusal = z.strictObject({
  count: z.int(),
  cards: z
    .array(z.strictObject({ id: id('card'), number: z.string(), alias: z.string(), state: z.enum(cardStates) }))
    .max(20),
});
export type PoolRefusal = z.infer<typeof poolRefusal>;

/** The pool as it is now, and where cards are changed with it the job that does so. */
export const withJob = <R extends z.ZodType>(record: R) => z.strictObject({ record, job: job.nullable() });

/** What something of a pool costs and whether the account can pay it. */
export const poolPrice = z.strictObject({
  fee: money,
  /** Of the first cards together. */
  cardFees: money,
  total: money,
  available: money,
});
