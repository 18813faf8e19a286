import { codes, type InputOf } from '@console/contracts';
import {
  type removeWalletUser,
  type WalletUser,
  type WalletUserAction,
  walletUserTransitions,
} from '@console/contracts/wallets';
import type { Context } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import { metBy, toWalletUser } from './wallet-user-row.query';
import { lockWalletUser } from './lock-wallet-user.actions';
import { readWalletUserRow } from './wallet-user-search.query';
import { closeUnusedLink, retireUninvited } from './wallet-invitation.store';
import { transitionWalletUser } from './wallet-user.store';
import { membershipDisabledReason, walletUserDisabledReason, walletUserTargetOf } from './wallet-user.rules';

/** Ends a membership: an invitation expires, or a user is removed. The row is kept with its state. */
export async function endWalletUser(
  action: Exclude<WalletUserAction, 'RESEND' | 'ACCESS'>,
  { id, version }: InputOf<typeof removeWalletUser>,
  context: Context,
): Promise<WalletUser> {
  const row = await lockWalletUser(context, { id, version });
  const to = walletUserTargetOf(action);
  const reason =
    membershipDisabledReason(metBy(context.actor, row), context.actor) ??
    walletUserDisabledReason(action, row.state, row.wallet_status);
  if (reason !== null)
    throw new Refusal(codes.transition, {
      data: { from: row.state, to, allowed: walletUserTransitions[row.state], reason },
    });
  await transitionWalletUser(context, { id, from: row.state, to, walletName: row.wallet_name });
  if (to === 'EXPIRED' && row.user_id !== null) {
    await closeUnusedLink(context, row.user_id);
    await retireUninvited(context.db, context.now, row.user_id);
  }
  return toWalletUser(await readWalletUserRow(context, id), context);
}
