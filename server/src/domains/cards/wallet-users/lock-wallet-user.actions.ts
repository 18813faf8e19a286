import type { Context } from '../../../platform/context';
import { assertVersion } from '../../../platform/expected-version';
import { toWalletUser, type WalletUserRow } from './wallet-user-row.query';
import { lockWalletUserRow } from './wallet-user-search.query';

/** Locks a wallet user; refuses a stale version. */
export async function lockWalletUser(
  context: Pick<Context, 'db' | 'actor' | 'now'>,
  { id, version }: { id: string; version: number },
): Promise<WalletUserRow> {
  const row = await lockWalletUserRow(context, id);
  await assertVersion(row, version, () => {
    const current = toWalletUser(row, context);
    return { current, updatedBy: current.invitedBy, updatedAt: current.invitedAt };
  });
  return row;
}
