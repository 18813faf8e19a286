import { z } from '@console/contracts/zod';
import { walletStatuses } from '../cards/pool.states';
import { allowedAction, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { i18nText, id, instant } from '../text';
import { walletUserStates } from './wallet-user.states';

/** The address of somebody who is invited to a wallet. */
export const walletUserEmail = z.email().max(100);

/** Somebody outside who may use a wallet, or is invited to. */
export const walletUser = z.strictObject({
  id: id('wuser'),
  wallet: z.strictObject({ id: id('wallet'), name: z.string(), status: z.enum(walletStatuses) }),
  merchant: z.strictObject({ id: id('mer'), name: i18nText }),
  email: z.string(),
  /** How they call themselves, once they have accepted. */
  name: z.string().nullable(),
  state: z.enum(walletUserStates),
  invitedBy: z.string(),
  invitedAt: instant,
  expiresAt: instant,
  acceptedAt: instant.nullable(),
  version: z.int(),
  allowedActions: z.array(allowedAction),
});
export type WalletUser = z.infer<typeof walletUser>;

export const walletUserFilter = z.strictObject({
  state: z.array(z.enum(walletUserStates)).max(4).optional(),
  walletId: z.array(id('wallet')).max(50).optional(),
  merchantId: z.array(id('mer')).max(50).optional(),
});

/** `keyword` matches address, name and wallet. */
export const listWalletUsers = operation({
  path: '/walletUser/list',
  permission: 'cards.wallet-user.view',
  input: listInput(walletUserFilter, ['invitedAt', 'email']),
  output: listOutput(walletUser),
  reads: true,
});

/**
 * Invites somebody outside to a wallet, by a link to /walletUserInvite that works once and for 72 hours. Invited again
 * they get a new link, and the old one is worth nothing. The answer is the same whether the address is new or belongs to
 * an account of another company; only its owner is told, by mail.
 */
export const inviteWalletUser = operation({
  path: '/walletUser/invite',
  permission: 'cards.wallet-user.invite',
  input: z.strictObject({ walletId: id('wallet'), email: walletUserEmail }),
  output: walletUser,
  idempotent: true,
});

const target = z.strictObject({ id: id('wuser'), version: z.int() });

/** An invitation that was not used yet expires at once; its link leads nowhere unless to another wallet. */
export const withdrawWalletInvitation = operation({
  path: '/walletUser/withdraw',
  permission: 'cards.wallet-user.remove',
  input: target,
  output: walletUser,
  idempotent: true,
});

/** Somebody who has accepted may use the wallet no more. Their account stays. */
export const removeWalletUser = operation({
  path: '/walletUser/remove',
  permission: 'cards.wallet-user.remove',
  input: target,
  output: walletUser,
  idempotent: true,
});
