import type { Pool } from 'pg';
import type { Db } from '../../../platform/context';
import { lockOtherwiseWrapped, storeRewrapped } from './card.store';
import { inTransaction } from '../../../platform/db/transaction';
import type { CardVault } from '../../../platform/vault/card-vault';

/** So few at a time that nobody waits for a card. */
const batchMax = 500;

/** Brings every card under the present wrapping key; answers how many were not. Several processes may do it at once. */
export async function rewrapCards(pool: Pool, vault: CardVault): Promise<number> {
  let done = 0;
  for (;;) {
    const count = await inTransaction(pool, { as: 'owner' }, (db) => rewrapBatch(db, vault));
    done += count;
    if (count < batchMax) return done;
  }
}

async function rewrapBatch(db: Db, vault: CardVault): Promise<number> {
  const cards = await lockOtherwiseWrapped(db, vault.keyId, batchMax);
  await storeRewrapped(
    db,
    cards.map((card) => ({ id: card.id, ...vault.rewrap(card) })),
  );
  return cards.length;
}
