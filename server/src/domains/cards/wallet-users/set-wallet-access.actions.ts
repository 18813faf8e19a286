import { codes, type InputOf } from '@console/contracts';
import { type setWalletAccess, type WalletUser, walletUserTransitions } from '@console/contracts/wallets';
import type { Context } from '../../../platform/context';
import { Refusal } from '../../../platform/refusal';
import { refuseRestricted } from '../../merchants/merchants/refuse-restricted.actions';
import { findAccess, findOwnAccess, lockVisibleCards } from './wallet-access.query';
import { storeAccess } from './wallet-user.store';
import { accessLine, accessOf, firstAccess, grownFieldOf } from './wallet-access.rules';
import { metBy, toWalletUser } from './wallet-user-row.query';
import { lockWalletUser } from './lock-wallet-user.actions';
import { readWalletUserRow } from './wallet-user-search.query';
import { membershipDisabledReason, walletUserDisabledReason } from './wallet-user.rules';

/** Changes role, visible cards and limit of a wallet user. */
export async function setAccess(
  { id, version, ...input }: InputOf<typeof setWalletAccess>,
  context: Context,
): Promise<WalletUser> {
  const { db, actor } = context;
  const { wallet_id: walletId } = await readWalletUserRow(context, id);
  const known = await lockVisibleCards(context, walletId, input.cardIds);
  const giver = await findOwnAccess(context, walletId);
  const row = await lockWalletUser(context, { id, version });
  const met = metBy(actor, row);
  const reason = met.isOwn
    ? 'OWN_SEAT'
    : (membershipDisabledReason(met, actor) ?? walletUserDisabledReason('ACCESS', row.state, row.wallet_status));
  if (reason !== null) {
    const data = { from: row.state, to: row.state, allowed: walletUserTransitions[row.state], reason };
    throw new Refusal(codes.transition, { data });
  }
  const before = (await findAccess(db, walletId, row.email)) ?? firstAccess;
  const { access, issues } = accessOf(input, { before, currency: row.currency, known, giver });
  if (issues.length > 0) throw new Refusal(codes.invalid, { fieldIssues: issues });
  const grown = grownFieldOf(before, access);
  if (grown !== null) await refuseRestricted(context, { merchantId: row.merchant_id, field: grown });
  await storeAccess(context, id, access);
  await context.audit({
    objectType: 'wallet_user',
    objectId: id,
    objectLabel: row.wallet_name,
    before: accessLine(before, row.currency),
    after: accessLine(access, row.currency),
  });
  return toWalletUser(await readWalletUserRow(context, id), context);
}
