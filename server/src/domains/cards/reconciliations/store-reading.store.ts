import type { Ctx, Db } from '../../../platform/context';
import { readPurse } from '../cancellations/cancel-request.store';
import { storeAgreement, storeDifference } from './recon-item.store';
import { pick } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** The channel was silent: it is asked again then, or not any more. */
export async function storeSilentCard(db: Db, cardId: string, again: Date | null): Promise<void> {
  await db.execute(sql`update card_reading set due_at = ${again} where card_id = ${cardId}`);
}

interface Response {
  channel: bigint;
  isClosedThere: boolean;
}

/** Keeps what the channel said beside what the ledger has at that moment, which the lock of the card holds still. */
export async function storeCardReading(ctx: Ctx, cardId: string, { channel, isClosedThere }: Response): Promise<void> {
  const { db, now } = ctx;
  const { rows } = await db.execute(
    sql`select currency from card where id = ${cardId} for update`,
    pick(tables.card, 'currency'),
  );
  const { ledger } = await readPurse(db, cardId);
  await db.execute(sql`
    update card_reading set due_at = null, ledger_minor = ${String(ledger)}, channel_minor = ${String(channel)},
      is_closed_there = ${isClosedThere}, read_at = ${now} where card_id = ${cardId}`);
  if (ledger === channel) await storeAgreement(ctx, { cardId, ref });
  else await storeDifference(ctx, { cardId, ref, currency: rows[0]?.currency ?? '', ledger, channel });
}

/** The way of finding a difference: its balance was read. */
const ref = 'reading';
