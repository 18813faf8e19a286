import type { Ctx, Db } from '../../../platform/context';
import { sql } from '../../../platform/db/sql';

/** Requests a balance query, which the poller sends in its next run. */
export async function storeRequest({ db, companyId, now }: Ctx, cardId: string): Promise<void> {
  await db.execute(sql`
    insert into card_reading (card_id, company_id, asked_at, due_at) values (${cardId}, ${companyId}, ${now}, ${now})
    on conflict (card_id) do update set asked_at = excluded.asked_at, due_at = excluded.due_at, attempts = 0
      where card_reading.due_at is null`);
}

/** Stores that the channel did not respond, with the time of the next attempt; null ends the attempts. */
export async function storeSilence(db: Db, cardId: string, again: Date | null): Promise<void> {
  await db.execute(sql`update card_reading set due_at = ${again} where card_id = ${cardId}`);
}

/** Balances of a card at the channel and in the ledger at the same moment. */
export interface Reading {
  ledger: bigint;
  channel: bigint;
  isClosedThere: boolean;
}

export async function storeReading({ db, now }: Ctx, cardId: string, reading: Reading): Promise<void> {
  const { ledger, channel, isClosedThere } = reading;
  await db.execute(sql`
    update card_reading set due_at = null, ledger_minor = ${String(ledger)}, channel_minor = ${String(channel)},
      is_closed_there = ${isClosedThere}, read_at = ${now} where card_id = ${cardId}`);
}
