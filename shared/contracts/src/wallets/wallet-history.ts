import { z } from '@console/contracts/zod';
import { money } from '../money';
import { operation } from '../operation';
import { id, instant } from '../text';

/** What happens to a wallet, its users and its cards. */
export const walletActions = [
  'CREATED',
  'TOPUP',
  'WITHDRAW',
  'FROZEN',
  'UNFROZEN',
  'CANCELLED',
  'CARDS',
  'INVITED',
  'WITHDRAWN',
  'REMOVED',
] as const;

/** One line of the audit log about a wallet. */
export const walletEvent = z.strictObject({
  id: z.string(),
  at: instant,
  actor: z.string(),
  deed: z.enum(walletActions),
  /** What was put in or taken out. */
  amount: money.nullable(),
  /** How many cards were made. */
  count: z.int().nullable(),
  /** Which user it was about, by address. */
  email: z.string().nullable(),
});
export type WalletEvent = z.infer<typeof walletEvent>;

/** Newest first, the last hundred. Who may not see wallet users is not told of them. */
export const readWalletHistory = operation({
  path: '/wallet/history',
  permission: 'cards.wallet.view',
  input: z.strictObject({ id: id('wallet') }),
  output: z.strictObject({ list: z.array(walletEvent) }),
  reads: true,
});
