import { type Language, messageOf, reasonMessageOf } from '@console/contracts';
import type { Db } from '../../../platform/context';
import type { Failure } from '../../../platform/jobs/job-item.store';
import { moveParts } from './batch-books.actions';
import { sql, type SQL } from '../../../platform/db/sql';

/** One card of a batch, as the work on it finds it. */
export interface BatchItem {
  batchId: string;
  seq: number;
  attempt: number;
  alias: string;
  cardholderId: string | null;
  /** Where a file says how much this one gets, and how much it may spend; in minor units. */
  deposit: bigint | null;
  limit: bigint | null;
  /** The card that the channel refused before. */
  cardId: string | null;
}

interface ItemRow extends Record<string, unknown> {
  batch_id: string;
  seq: number;
  attempt: number;
  alias: string;
  cardholder_id: string | null;
  deposit_minor: string | null;
  limit_minor: string | null;
  card_id: string | null;
}

const columns = sql`batch_id, seq, attempt, alias, cardholder_id, deposit_minor, limit_minor, card_id`;

const toItem = (row: ItemRow): BatchItem => ({
  batchId: row.batch_id,
  seq: row.seq,
  attempt: row.attempt,
  alias: row.alias,
  cardholderId: row.cardholder_id,
  deposit: row.deposit_minor === null ? null : BigInt(row.deposit_minor),
  limit: row.limit_minor === null ? null : BigInt(row.limit_minor),
  cardId: row.card_id,
});

/** What a job names one card of a batch. */
export const targetIdOf = ({ batchId, seq }: Pick<BatchItem, 'batchId' | 'seq'>): string => `${batchId} ${seq}`;

const namedBy = (targetIds: readonly string[]) =>
  sql`batch_id || ' ' || seq = any(${[...targetIds]})
    and batch_id = any(${[...new Set(targetIds.map((id) => id.split(' ')[0] ?? ''))]})`;

/** Holds an item that is not begun until the end of the transaction; null where somebody else has settled it. */
export async function lockWaiting(db: Db, targetId: string): Promise<BatchItem | null> {
  const { rows } = await db.execute<ItemRow>(sql`
    select ${columns} from card_batch_item where ${namedBy([targetId])} and state = 'WAITING' for update`);
  return rows[0] ? toItem(rows[0]) : null;
}

/** Its card is written; the channel has answered already, or will. */
export async function storeCard(
  db: Db,
  { batchId, seq }: BatchItem,
  { cardId, isDone, now }: { cardId: string; isDone: boolean; now: Date },
): Promise<void> {
  await db.execute(sql`
    update card_batch_item set card_id = ${cardId}, state = ${isDone ? 'DONE' : 'ORDERED'},
      finished_at = ${isDone ? now : null} where batch_id = ${batchId} and seq = ${seq}`);
}

/** The item that waits for what the channel says of its card; null where the card came otherwise. */
export async function findOrdered(db: Db, cardId: string): Promise<BatchItem | null> {
  const { rows } = await db.execute<ItemRow>(sql`
    select ${columns} from card_batch_item where card_id = ${cardId} and state = 'ORDERED' for update`);
  return rows[0] ? toItem(rows[0]) : null;
}

/** The channel has answered. What it refused gives its money back. */
export async function settleOrdered(db: Db, item: BatchItem, refusal: string | null, now: Date): Promise<void> {
  await db.execute(sql`
    update card_batch_item set state = ${refusal === null ? 'DONE' : 'FAILED'}, reason = ${refusal}, finished_at = ${now}
    where batch_id = ${item.batchId} and seq = ${item.seq}`);
  if (refusal !== null) await moveParts(db, 'RELEASED', [item], now);
}

/** Cards that could not be begun, or will not be: their money is given back. */
export async function endWaiting(
  db: Db,
  targetIds: readonly string[],
  { failure, now }: { failure: Failure | null; now: Date },
): Promise<void> {
  const { rows } = await db.execute<ItemRow>(sql`
    update card_batch_item set state = ${failure ? 'FAILED' : 'CANCELLED'}, code = ${failure?.code ?? null},
      reason = ${failure?.reason ?? null}, finished_at = ${now}
    where ${namedBy(targetIds)} and state = 'WAITING' returning ${columns}`);
  await moveParts(db, 'RELEASED', rows.map(toItem), now);
}

/** Cards that failed are to be made anew: their money is set aside again. Answers with how many there were. */
export async function reopenFailed(db: Db, targetIds: readonly string[], now: Date): Promise<number> {
  const { rows } = await db.execute<ItemRow>(sql`
    update card_batch_item set state = 'WAITING', attempt = attempt + 1, code = null, reason = null, finished_at = null
    where ${namedBy(targetIds)} and state = 'FAILED' returning ${columns}`);
  await moveParts(db, 'INCREASED', rows.map(toItem), now);
  return rows.length;
}

/** What failed of a batch. */
export async function findFailed(db: Db, batchId: string): Promise<BatchItem[]> {
  const { rows } = await db.execute<ItemRow>(sql`
    select ${columns} from card_batch_item where batch_id = ${batchId} and state = 'FAILED' order by seq`);
  return rows.map(toItem);
}

/**
 * The cards of a batch in their order, with what each gets. A batch that was made within one call has only cards; each of
 * them is an item by what became of it.
 */
export const itemsOf = (batchId: SQL) => sql`(
  select i.seq, i.alias, i.cardholder_id, i.state, i.card_id, i.code, i.reason, b.currency,
    coalesce(i.deposit_minor, b.deposit_minor) as deposit_minor, coalesce(i.limit_minor, ic.limit_minor) as limit_minor
  from card_batch b join card_batch_item i on i.batch_id = b.id left join card ic on ic.id = i.card_id
  where b.id = ${batchId}
  union all
  select row_number() over (order by k.created_at, k.alias, k.id)::int, k.alias, k.cardholder_id,
    case k.create_status when 'SUCCESS' then 'DONE' when 'FAILED' then 'FAILED' else 'ORDERED' end, k.id, null, k.failure,
    b.currency, b.deposit_minor, k.limit_minor
  from card_batch b join card k on k.batch_id = b.id where b.id = ${batchId}
    and not exists (select from card_batch_item i where i.batch_id = ${batchId})) as i`;

/** A code of the envelope has words; a reason is a code with words of its own, or the words of the channel. */
export function textOf({ code, reason }: { code: number | null; reason: string | null }, language: Language) {
  if (reason !== null) return reasonMessageOf(reason, language);
  return code === null ? null : messageOf(code, language);
}
