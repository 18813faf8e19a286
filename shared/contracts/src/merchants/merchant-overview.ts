import { z } from '@console/contracts/zod';
import { cardStates } from '../cards/card.states';
import { money } from '../money';
import { operation } from '../operation';
import { id } from '../text';

/** Figures of a merchant. A figure is null if the user cannot view it. */
export const merchantOverview = z.strictObject({
  /** Available balance of each account. */
  balances: z.array(z.strictObject({ accountId: id('acct'), available: money, isLow: z.boolean() })).nullable(),
  /** Number of cards by state; states without cards are omitted. */
  cards: z.array(z.strictObject({ state: z.enum(cardStates), count: z.int() })).nullable(),
  /** Approved purchases of the last 30 days, per currency. */
  spent: z.array(money).nullable(),
  /** Users with access to this merchant, exclusively or among others. */
  users: z.int().nullable(),
});
export type MerchantOverview = z.infer<typeof merchantOverview>;

export const readMerchantOverview = operation({
  path: '/merchant/overview',
  permission: 'merchants.merchant.view',
  input: z.strictObject({ id: id('mer') }),
  output: merchantOverview,
  reads: true,
});
