import type { DemoBatch } from './batches';
import type { Books } from './books';
import type { CardRows } from './cards';
import { groupRow, groupSketches } from './groups';
import { choosePools, type DemoPool, fundPool, placesOf, ruleRow, shareCards } from './pools';
import { walletRow, walletSketches } from './wallets';

type Row = Record<string, unknown>;

/** Twelve groups and eight wallets among the batches, before their cards are made. */
export function poolsAmong(batches: readonly DemoBatch[]): DemoPool[] {
  const places = placesOf(batches);
  const taken = new Set<string>();
  return [
    ...choosePools('GROUP', groupSketches, { places, taken }),
    ...choosePools('WALLET', walletSketches, { places, taken }),
  ];
}

interface Made {
  books: Books;
  made: readonly CardRows[];
  now: Date;
}

/** Puts cards and money into the pools; answers their rows, once it is known which accounts there are. */
export function fillPools(pools: readonly DemoPool[], { books, made, now }: Made) {
  const ledgerIds = new Map<string, string>();
  for (const pool of pools) {
    shareCards(pool, made);
    ledgerIds.set(pool.id, fundPool(books, pool, { made, now }));
  }
  return (accountIds: Map<string, unknown>): { rules: Row[]; groups: Row[]; wallets: Row[] } => {
    const partiesOf = ({ id, merchant, bin }: DemoPool) => ({
      ledgerId: ledgerIds.get(id) ?? '',
      accountId: accountIds.get(`${merchant.id} ${bin.currency}`),
    });
    return {
      rules: pools.map(ruleRow),
      groups: pools.filter(({ kind }) => kind === 'GROUP').map((pool) => groupRow(pool, partiesOf(pool))),
      wallets: pools.filter(({ kind }) => kind === 'WALLET').map((pool) => walletRow(pool, partiesOf(pool))),
    };
  };
}
