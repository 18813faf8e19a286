import { into, type Written } from '../rows';
import type { DemoBatch } from './batches';
import type { Books } from './books';
import type { CardRows } from './cards';
import { groupRow, groupSketches } from './groups';
import { choosePools, type DemoPool, fundPool, placesOf, ruleRow, shareCards } from './pools';
import type { Staff } from './people';
import { freezeCards, walletHolderRows, walletRow, walletSketches, walletUserRows } from './wallets';

/** Selects batches for twelve groups and eight wallets, before their cards are created. */
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
  staff: Staff;
  now: Date;
}

/** Moves cards and money into the pools. Returns a function that creates the tables, once the account ids exist. */
export function fillPools(pools: readonly DemoPool[], { books, made, staff, now }: Made) {
  const ledgerIds = new Map<string, string>();
  for (const pool of pools) {
    shareCards(pool, made);
    if (pool.status === 'FROZEN') freezeCards(pool, { made, by: staff.risk, now });
    ledgerIds.set(pool.id, fundPool(books, pool, { made, now }));
  }
  return (accountIds: Map<string, string>): Written[] => {
    const partiesOf = ({ id, merchant, bin }: DemoPool) => ({
      ledgerId: ledgerIds.get(id) ?? '',
      accountId: accountIds.get(`${merchant.id} ${bin.currency}`) ?? '',
    });
    const [groups, wallets] = [
      pools.filter(({ kind }) => kind === 'GROUP'),
      pools.filter(({ kind }) => kind === 'WALLET'),
    ];
    return [
      into('share_rule', pools.map(ruleRow)),
      into(
        'share_group',
        groups.map((pool) => groupRow(pool, partiesOf(pool))),
      ),
      into(
        'wallet',
        wallets.map((pool) => walletRow(pool, partiesOf(pool))),
      ),
      into('wallet_cardholder', walletHolderRows(wallets, made)),
      into('wallet_user', walletUserRows(wallets, staff, now)),
    ];
  };
}
