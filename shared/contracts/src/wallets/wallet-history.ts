import { z } from '@console/contracts/zod';
import { money } from '../money';
import { operation } from '../operation';
import { id, instant } from '../text';

/** Events of a wallet, its users and its cards. */
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

/** Audit log entry about a wallet. */
export const walletEvent = z.strictObject({
  id: z.string(),
  at: instant,
  actor: z.string(),
  deed: z.enum(walletActions),
  /** Amount of a top-up or withdrawal. */
  amount: money.nullable(),
  /** Number of created cards. */
  count: z.int().nullable(),
  /** E-mail address of the user concerned. */
  email: z.string().nullable(),
});
export type WalletEvent = z.infer<typeof walletEvent>;

/**
 * Returns the last 100 events, newest first. Events of wallet users are omitted if the caller cannot view wallet users.
 */
export const readWalletHistory = operation({
  path: '/wallet/history',
  permission: 'cards.wallet.view',
  input: z.strictObject({ id: id('wallet') }),
  output: z.strictObject({ list: z.array(walletEvent) }),
  reads: true,
});
