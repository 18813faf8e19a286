import type { InputOf, OutputOf } from '@console/contracts';
import type { listWalletBins, listWalletHolders } from '@console/contracts/wallets';
import type { Context } from '../../../platform/context';
import { onlyUsesWallets } from '../../../platform/session/membership.rules';
import { findIssuableBins } from '../card-bins/card-bin.query';
import { findCardholders } from '../cardholders/cardholder.query';
import { readPoolRow } from '../pools/pool.query';
import { walletKind } from './wallet-kind.query';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;

/** Cardholder options for a new card of a wallet, by the same conditions as its creation. */
export async function findWalletHolders(
  context: Reader,
  { walletId, ...query }: InputOf<typeof listWalletHolders>,
): Promise<OutputOf<typeof listWalletHolders>> {
  const { merchant_id: merchantId, cardholders } = await readPoolRow(walletKind, context, walletId);
  const named = cardholders.map(({ id }) => id);
  return findCardholders(context, { merchantId, ...query }, named);
}

export async function findWalletBins(context: Reader, walletId: string): Promise<OutputOf<typeof listWalletBins>> {
  const { currency } = await readPoolRow(walletKind, context, walletId);
  const bins = await findIssuableBins(context, 'POOL');
  return { list: bins.filter((bin) => bin.currency === currency), oneByOne: onlyUsesWallets(context.actor) };
}
