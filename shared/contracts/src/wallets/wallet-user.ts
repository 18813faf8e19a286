import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id, instant } from '../text';

/**
 * Invites somebody outside to use wallets of a merchant, by a link to /walletUserInvite that works once and for 72
 * hours. Invited again they get a new link, and the old one is worth nothing. The answer is the same whether the
 * address is new or belongs to an account already; only its owner is told, by mail.
 */
export const inviteWalletUser = operation({
  path: '/walletUser/invite',
  permission: 'cards.wallet-user.invite',
  input: z.strictObject({ merchantId: id('mer'), email: z.email().max(100) }),
  output: z.strictObject({ email: z.string(), expiresAt: instant }),
  idempotent: true,
});
