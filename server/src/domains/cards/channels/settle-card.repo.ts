import { type Entry, findEntry, post } from '../../accounts/ledger/ledger.repo';
import { payCard } from '../card-batches/batch-books.repo';
import { type BatchItem, findOrdered, settleOrdered } from '../card-batches/batch-item.repo';
import type { Db } from '../../../platform/context';
import type { OpenOrder } from './order.repo';
import { sql } from '../../../platform/db/sql';

/** What the channel decided about a pending card. */
export type Verdict = { at: 'created'; channelCardId: string } | { at: 'failed'; reason: string };

/** Card and history after the channel's answer; a failed card gives its money back. */
export async function settleCard(
  db: Db,
  order: OpenOrder,
  verdict: Verdict,
  { companyId, now }: { companyId: string; now: Date },
): Promise<void> {
  const fields =
    verdict.at === 'created'
      ? sql`create_status = 'SUCCESS', status = 'ACTIVE', channel_card_id = ${verdict.channelCardId}`
      : sql`create_status = 'FAILED', failure = ${verdict.reason}`;
  await db.execute(sql`
    update card set ${fields}, version = version + 1, updated_at = ${now.toISOString()}, updated_by = ${order.channelId}
    where id = ${order.cardId}`);
  await db.execute(sql`
    insert into card_status_event (card_id, seq, company_id, from_state, to_state, by, actor, actor_id, note, order_id, at)
    select ${order.cardId}, max(seq) + 1, ${companyId}, 'PENDING', ${verdict.at === 'created' ? 'ACTIVE' : 'FAILED'},
      'CHANNEL', ${order.channelCode}, ${order.channelId}, ${verdict.at === 'failed' ? verdict.reason : null}, ${order.id},
      ${now.toISOString()}
    from card_status_event where card_id = ${order.cardId}`);
  const item = await findOrdered(db, order.cardId);
  if (item) return settleItem(db, { order, item, verdict }, now);
  if (verdict.at === 'failed') await giveBack(db, order, now);
}

/** The money of a card that a batch ordered is set aside until now: it is paid, or given back. */
async function settleItem(
  db: Db,
  { order, item, verdict }: { order: OpenOrder; item: BatchItem; verdict: Verdict },
  now: Date,
): Promise<void> {
  await settleOrdered(db, item, verdict.at === 'failed' ? verdict.reason : null, now);
  if (verdict.at === 'failed') return;
  const { rows } = await db.execute<{ ledger: string }>(
    sql`select ledger_account_id as ledger from card where id = ${order.cardId}`,
  );
  await payCard(db, item, { cardId: order.cardId, cardLedgerId: rows[0]?.ledger ?? '', by: order.channelId, now });
}

/** Never by editing the first entry: by another one that undoes it line by line. */
async function giveBack(db: Db, { cardId, channelId }: OpenOrder, now: Date): Promise<void> {
  const issued = await findEntry(db, { sourceType: 'CARD', sourceId: cardId, eventType: 'CARD_ISSUED' });
  if (!issued) return;
  const reversal: Entry = {
    ...issued,
    eventType: 'CARD_ISSUE_REVERSED',
    occurredAt: now,
    createdBy: channelId,
    reversesEntryId: issued.id,
    lines: issued.lines.map((line) => ({ ...line, side: line.side === 'D' ? 'C' : 'D' })),
  };
  await post(db, reversal, now);
}
