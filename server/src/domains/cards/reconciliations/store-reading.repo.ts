import type { ClaimedQuestion } from '../channels/claim-question.repo';
import type { Db } from '../../../platform/context';
import { newId } from '../../../platform/db/ids';
import { readPurse } from '../cancellations/cancel-request.repo';
import { sql } from '../../../platform/db/sql';

/** The channel was silent: it is asked again then, or not any more. */
export async function storeSilentCard(db: Db, cardId: string, again: Date | null): Promise<void> {
  await db.execute(sql`update card_reading set due_at = ${again} where card_id = ${cardId}`);
}

interface Notification {
  channel: bigint;
  isClosedThere: boolean;
}

/** Keeps what the channel said beside what the ledger has at that moment, which the lock of the card holds still. */
export async function storeCardReading(
  db: Db,
  { cardId, companyId }: ClaimedQuestion,
  { channel, isClosedThere }: Notification,
  now: Date,
): Promise<void> {
  await db.execute(sql`select 1 from card where id = ${cardId} for update`);
  const { ledger } = await readPurse(db, cardId);
  await db.execute(sql`
    update card_reading set due_at = null, ledger_minor = ${String(ledger)}, channel_minor = ${String(channel)},
      is_closed_there = ${isClosedThere}, read_at = ${now} where card_id = ${cardId}`);
  if (ledger === channel) return closeItem(db, cardId, now);
  await openItem(db, { cardId, companyId, ledger, channel }, now);
}

/** One difference for each card and way of finding it. Settled with this amount it stays so; with another it is open again. */
const foundBy = 'reading';

async function openItem(
  db: Db,
  { cardId, companyId, ledger, channel }: { cardId: string; companyId: string; ledger: bigint; channel: bigint },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into recon_item (id, company_id, object_type, object_id, ref, category, ours_minor, theirs_minor, currency,
      first_seen)
    select ${newId('recon')}, ${companyId}, 'CARD', c.id, ${foundBy}, 'AMOUNT', ${String(ledger)}, ${String(channel)},
      c.currency, ${now} from card c where c.id = ${cardId}
    on conflict (company_id, object_type, object_id, ref) do update set ours_minor = excluded.ours_minor,
      theirs_minor = excluded.theirs_minor, version = recon_item.version + 1, state = 'OPEN', note = null,
      decided_by = null, decided_at = null,
      first_seen = case when recon_item.state = 'OPEN' then recon_item.first_seen else excluded.first_seen end
      where recon_item.theirs_minor - recon_item.ours_minor <> excluded.theirs_minor - excluded.ours_minor`);
}

/** What was open and is gone was a matter of time. */
async function closeItem(db: Db, cardId: string, now: Date): Promise<void> {
  await db.execute(sql`
    update recon_item set state = 'EXPLAINED', category = 'TIMING', version = version + 1
    where object_type = 'CARD' and object_id = ${cardId} and ref = ${foundBy} and state = 'OPEN'
      and first_seen <= ${now}`);
}
