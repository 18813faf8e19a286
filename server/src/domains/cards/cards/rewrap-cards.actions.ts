import type { Pool } from 'pg';
import type { Db } from '../../../platform/context';
import { lockOtherwiseWrapped, storeRewrapped } from './card.store';
import { inTransaction } from '../../../platform/db/transaction';
import type { CardVault } from '../../../platform/vault/card-vault';

/** Batch size; small, so that row locks are short. */
const batchMax = 500;

/**
 * Rewraps the keys of all cards with the current wrapping key; returns their number. Processes can run concurrently.
 */
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
