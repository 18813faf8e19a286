import type { Db } from '../../../platform/context';
import { pick, type RowOf } from '../../../platform/db/column';
import { insertRows, type NewRow } from '../../../platform/db/insert-rows';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';
import type { Failure } from '../../../platform/jobs/job-item.store';

/** Card of a batch as stored for its job. */
export interface BatchItem {
  batchId: string;
  seq: number;
  attempt: number;
  alias: string;
  cardholderId: string | null;
  /** Amounts of this card from an uploaded file, in minor units; null where the batch's amounts apply. */
  deposit: bigint | null;
  limit: bigint | null;
  /** Card of an earlier attempt that the channel refused. */
  cardId: string | null;
}

const itemRow = {
  ...pick(tables.card_batch_item, 'batch_id', 'seq', 'attempt', 'alias', 'cardholder_id'),
  ...pick(tables.card_batch_item, 'deposit_minor', 'limit_minor', 'card_id'),
};

const columns = sql`batch_id, seq, attempt, alias, cardholder_id, deposit_minor, limit_minor, card_id`;

const toItem = (row: RowOf<typeof itemRow>): BatchItem => ({
  batchId: row.batch_id,
  seq: row.seq,
  attempt: row.attempt,
  alias: row.alias,
  cardholderId: row.cardholder_id,
  deposit: row.deposit_minor === null ? null : BigInt(row.deposit_minor),
  limit: row.limit_minor === null ? null : BigInt(row.limit_minor),
  cardId: row.card_id,
});

export async function insertItems(db: Db, items: readonly NewRow<'card_batch_item'>[]): Promise<void> {
  await insertRows(db, 'card_batch_item', items);
}

/** Items by the target ids of a job. */
const namedBy = (targetIds: readonly string[]) =>
  sql`batch_id || ' ' || seq = any(${[...targetIds]})
    and batch_id = any(${[...new Set(targetIds.map((id) => id.split(' ')[0] ?? ''))]})`;

/** Locks a waiting item; null if another process has already processed it. */
export async function lockWaiting(db: Db, targetId: string): Promise<BatchItem | null> {
  const { rows } = await db.execute(
    sql`select ${columns} from card_batch_item where ${namedBy([targetId])} and state = 'WAITING' for update`,
    itemRow,
  );
  return rows[0] ? toItem(rows[0]) : null;
}

/** Stores the card of an item: `DONE` if the channel has already created it, otherwise `ORDERED`. */
export async function storeCardOf(
  db: Db,
  { batchId, seq }: BatchItem,
  { cardId, isDone, now }: { cardId: string; isDone: boolean; now: Date },
): Promise<void> {
  await db.execute(sql`
    update card_batch_item set card_id = ${cardId}, state = ${isDone ? 'DONE' : 'ORDERED'},
      finished_at = ${isDone ? now : null} where batch_id = ${batchId} and seq = ${seq}`);
}

/** Locks the item whose card waits for the channel; null for a card that no job creates. */
export async function lockOrdered(db: Db, cardId: string): Promise<BatchItem | null> {
  const { rows } = await db.execute(
    sql`select ${columns} from card_batch_item where card_id = ${cardId} and state = 'ORDERED' for update`,
    itemRow,
  );
  return rows[0] ? toItem(rows[0]) : null;
}

/** Returns whether the card was created by the job of a batch. */
export async function isOfJob(db: Db, cardId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from card_batch_item where card_id = ${cardId} limit 1`);
  return (rowCount ?? 0) > 0;
}

/** Stores the channel's response, with the reason for a refusal. */
export async function storeSettled(db: Db, item: BatchItem, refusal: string | null, now: Date): Promise<void> {
  await db.execute(sql`
    update card_batch_item set state = ${refusal === null ? 'DONE' : 'FAILED'}, reason = ${refusal}, finished_at = ${now}
    where batch_id = ${item.batchId} and seq = ${item.seq}`);
}

/** Ends waiting items as failed or cancelled. Returns the items that were waiting. */
export async function storeEnded(
  db: Db,
  targetIds: readonly string[],
  { failure, now }: { failure: Failure | null; now: Date },
): Promise<BatchItem[]> {
  const { rows } = await db.execute(
    sql`
      update card_batch_item set state = ${failure ? 'FAILED' : 'CANCELLED'}, code = ${failure?.code ?? null},
        reason = ${failure?.reason ?? null}, finished_at = ${now}
      where ${namedBy(targetIds)} and state = 'WAITING' returning ${columns}`,
    itemRow,
  );
  return rows.map(toItem);
}

/** Sets failed items to waiting for another attempt. Returns the items that had failed. */
export async function storeReopened(db: Db, targetIds: readonly string[]): Promise<BatchItem[]> {
  const { rows } = await db.execute(
    sql`
      update card_batch_item set state = 'WAITING', attempt = attempt + 1, code = null, reason = null,
        finished_at = null
      where ${namedBy(targetIds)} and state = 'FAILED' returning ${columns}`,
    itemRow,
  );
  return rows.map(toItem);
}

/** Failed items of a batch, in their order. */
export async function findFailed(db: Db, batchId: string): Promise<BatchItem[]> {
  const { rows } = await db.execute(
    sql`select ${columns} from card_batch_item where batch_id = ${batchId} and state = 'FAILED' order by seq`,
    itemRow,
  );
  return rows.map(toItem);
}
