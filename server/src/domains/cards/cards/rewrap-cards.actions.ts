import type { Pool } from 'pg';
import type { Db } from '../../../platform/context';
import { storeRewrapped } from './card.store';
import { inTransaction } from '../../../platform/db/transaction';
import type { CardVault, StoredNumber } from '../../../platform/vault/card-vault';
import { sql } from '../../../platform/db/sql';

/** So few at a time that nobody waits for a card. */
const batchMax = 500;

type Row = StoredNumber & Record<string, unknown>;

/** Brings every card under the present wrapping key; answers how many were not. Several processes may do it at once. */
export async function rewrapCards(pool: Pool, vault: CardVault): Promise<number> {
  let done = 0;
  for (;;) {
    const count = await inTransaction(pool, { as: 'owner' }, (db) => rewrapBatch(db, vault));
    done += count;
    if (count < batchMax) return done;
  }
}

/** The index finds what is below or above the key, but not what is distinct from it. */
async function rewrapBatch(db: Db, vault: CardVault): Promise<number> {
  const { rows } = await db.execute<Row>(sql`
    select id, number_cipher, number_key, key_id from card
    where key_id is null or key_id < ${vault.keyId} or key_id > ${vault.keyId}
    limit ${batchMax} for no key update skip locked`);
  const renewed = rows.map((row) => ({ id: row.id, ...vault.rewrap(row) }));
  await storeRewrapped(db, renewed);
  return rows.length;
}
