import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { job } from '../jobs/job';
import { allowedAction } from '../list';
import { money } from '../money';
import { i18nText, id, instant } from '../text';
import { cardStates } from './card.states';
import { ruleTerms } from './rule-terms';

/** Id of a group or wallet. */
export const poolId = z.union([id('group'), id('wallet')]);

/** Common fields of groups and wallets, whose cards spend a shared balance. */
export const poolFields = {
  poolNo: z.string(),
  name: z.string(),
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  rule: ruleTerms,
  currency: z.enum(currencies),
  /** Initial deposit and top-ups, minus withdrawals. */
  deposit: money,
  held: money,
  /** Amount that its cards together can spend at present. */
  available: money,
  /** The balance is below the rule's warning percentage of the deposit. */
  isLow: z.boolean(),
  cards: z.strictObject({ total: z.int(), active: z.int(), frozen: z.int(), cancelled: z.int() }),
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
  allowedActions: z.array(allowedAction),
};

/** Cards that prevent an action on their group or wallet: how many, and the first 20. */
export const poolRefusal = z.strictObject({
  count: z.int(),
  cards: z
    .array(z.strictObject({ id: id('card'), number: z.string(), alias: z.string(), state: z.enum(cardStates) }))
    .max(20),
});
export type PoolRefusal = z.infer<typeof poolRefusal>;

/** Updated group or wallet, with the job that changes its cards, if any. */
export const withJob = <R extends z.ZodType>(record: R) => z.strictObject({ record, job: job.nullable() });

/** Price of an action on a group or wallet, with the available balance of the account. */
export const poolPrice = z.strictObject({
  fee: money,
  /** Issuance fees of the first cards. */
  cardFees: money,
  total: money,
  available: money,
});
