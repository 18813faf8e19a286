import type { Pool } from 'pg';
import { lockHead, storeHead } from '@console/server/domains/accounts/ledger/ledger.store';
import {
  type AccountKey,
  lockLedgerAccounts,
  openLedgerAccounts,
  updateLedgerAccounts,
} from '@console/server/domains/accounts/ledger/ledger-account.store';
import type { Db } from '@console/server/platform/context';
import { insertRows } from '@console/server/platform/db/insert-rows';
import { inTransaction } from '@console/server/platform/db/transaction';
import { createBooks } from '../issuing/books';
import { feeBook } from '../issuing/fees';
import { createRandom } from '../issuing/random';
import { type Chapter, readChapter, readFees } from './chapter.query';
import { playCard } from './play';
import { purchaseTables } from './play-purchases';
import { noRows } from './purchase-rows';
import { sharesOf } from './shares';
import type { IdleCard } from './used-card';
import { sql } from '@console/server/platform/db/sql';

interface Planned {
  cards: IdleCard[];
  count: number;
  now: Date;
  seed: number;
}

/** Stores the number of unwritten purchases per card, so that the first start does not wait for them. */
export async function planHistory(db: Db, { cards, count, now, seed }: Planned): Promise<void> {
  const shares = sharesOf(createRandom(seed + 3), cards, { count, now });
  const rows = cards.map(({ id, batch }, index) => ({
    card_id: id,
    company_id: batch.merchant.companyId,
    purchases: shares[index] ?? 0,
    seed: seed + 10 + index,
    until: now,
  }));
  await insertRows(
    db,
    'demo_history',
    rows.filter(({ purchases }) => purchases > 0),
  );
}

/** Writes the purchases of one card in one transaction. Returns 1, or 0 if no unlocked chapter is left. */
export const writeChapter = (pool: Pool): Promise<number> =>
  inTransaction(pool, { as: 'owner' }, async (db) => {
    const chapter = await readChapter(db);
    if (!chapter) return 0;
    await db.execute(sql`delete from demo_history where card_id = ${chapter.card.id}`);
    if (!chapter.isUntouched || chapter.accountId === null) return 1;
    await write(db, chapter, chapter.accountId);
    return 1;
  });

const feeKinds = ['TRANSACTION', 'CROSS_BORDER', 'CROSS_CURRENCY', 'SMALL_TICKET'] as const;

/**
 * The purchases are funded from outside and the remaining money is withdrawn, so that only open holds change balances.
 */
async function write(db: Db, { card, seed, until }: Chapter, accountId: string): Promise<void> {
  const random = createRandom(seed);
  const { merchant, bin } = card.batch;
  const { companyId } = merchant;
  const keys = keysOf(card);
  const ids = await openLedgerAccounts(db, keys, until);
  const accounts = await lockLedgerAccounts(db, ids);
  const head = await lockHead(db, companyId);
  const books = createBooks(random, {
    accounts: keys.flatMap((key, index) => {
      const account = accounts.get(ids[index] ?? '');
      return account ? [{ key: { ...key, currency: bin.currency }, account }] : [];
    }),
    heads: new Map([[companyId, head]]),
  });
  const rows = noRows();
  const feesOf = feeBook(await readFees(db, { companyId, binId: bin.id }));
  playCard({ random, books, now: until, feesOf, rows, chapter: { accountId } }, card);
  const { entries, lines, balances, heads } = books.rows();
  await insertRows(db, 'ledger_entry', entries);
  await updateLedgerAccounts(db, balances);
  await insertRows(db, 'ledger_line', lines);
  for (const { seq, hash } of heads) await storeHead(db, companyId, { seq, hash });
  for (const writeRows of purchaseTables(rows)) await writeRows(db);
}

const keysOf = ({ id, batch: { merchant, bin } }: IdleCard): AccountKey[] => {
  const { companyId } = merchant;
  const key = (ownerId: string, code: AccountKey['code']) => ({ companyId, ownerId, code, currency: bin.currency });
  return [
    key(id, 'CARD_BALANCE'),
    key(merchant.id, 'MERCHANT_AVAILABLE'),
    key(companyId, 'CHANNEL_SETTLEMENT'),
    ...feeKinds.map((kind) => key(companyId, `FEE_INCOME:${kind}`)),
  ];
};
