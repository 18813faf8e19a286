import { type Language, messageOf } from '@console/contracts';
import { reasonMessageOf } from './reason-message.rules';
import type { JobItem } from '@console/contracts/jobs';
import type { Db } from '../context';
import type { JobTarget } from './job-kind';
import { pick, type RowOf } from '../db/column';
import { insertRows, type NewRow } from '../db/insert-rows';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

interface OfJob {
  jobId: string;
  companyId: string;
}

/** Inserts the items of a job in their order. */
export async function insertItems(db: Db, { jobId, companyId }: OfJob, targets: readonly JobTarget[]): Promise<void> {
  const rows = targets.map(({ id, label, version }, index): NewRow<'job_item'> => ({
    job_id: jobId,
    seq: index + 1,
    company_id: companyId,
    target_id: id,
    label,
    version,
    state: 'WAITING',
  }));
  await insertRows(db, 'job_item', rows);
}

export async function waitingItems(db: Db, jobId: string, limit: number): Promise<number[]> {
  const { rows } = await db.execute(
    sql`select seq from job_item where job_id = ${jobId} and state = 'WAITING' order by seq limit ${limit}`,
    pick(tables.job_item, 'seq'),
  );
  return rows.map(({ seq }) => seq);
}

interface Place {
  jobId: string;
  seq: number;
}

const at = ({ jobId, seq }: Place) => sql`job_id = ${jobId} and seq = ${seq}`;

/** Locks an item; null if it already has a result. */
export async function lockWaitingItem(db: Db, place: Place): Promise<JobTarget | null> {
  const { rows } = await db.execute(
    sql`select target_id, label, version from job_item where ${at(place)} and state = 'WAITING' for update`,
    pick(tables.job_item, 'target_id', 'label', 'version'),
  );
  const [row] = rows;
  return row ? { id: row.target_id, label: row.label, version: row.version } : null;
}

/** Reason for a failed item: an envelope code, and a more precise reason if known. */
export interface Failure {
  code: number;
  reason: string | null;
}

export async function settleItem(db: Db, place: Place, failure: Failure | null, now: Date): Promise<void> {
  await db.execute(sql`
    update job_item set state = ${failure ? 'FAILED' : 'OK'}, code = ${failure?.code ?? null},
      reason = ${failure?.reason ?? null}, finished_at = ${now} where ${at(place)}`);
}

/** Cancels the waiting items and returns their targets in order. */
export async function cancelWaitingItems(db: Db, jobId: string, now: Date): Promise<string[]> {
  const { rows } = await db.execute(
    sql`
      update job_item set state = 'CANCELLED', finished_at = ${now} where job_id = ${jobId} and state = 'WAITING'
      returning target_id, seq`,
    pick(tables.job_item, 'target_id', 'seq'),
  );
  return rows.sort((one, other) => one.seq - other.seq).map(({ target_id }) => target_id);
}

/** Returns the targets of failed items, to be retried with their current versions. */
export async function findFailedTargets(db: Db, jobId: string): Promise<JobTarget[]> {
  const { rows } = await db.execute(
    sql`select target_id, label from job_item where job_id = ${jobId} and state = 'FAILED' order by seq`,
    pick(tables.job_item, 'target_id', 'label'),
  );
  return rows.map(({ target_id, label }) => ({ id: target_id, label, version: null }));
}

const itemRow = pick(tables.job_item, 'seq', 'target_id', 'label', 'state', 'code', 'reason');

const itemsPerPage = 100;

interface Request {
  id: string;
  state?: JobItem['state'] | undefined;
  after?: number | undefined;
}

export async function findItems(
  db: Db,
  { id, state, after = 0 }: Request,
  language: Language,
): Promise<{ list: JobItem[]; next: number | null }> {
  const { rows } = await db.execute(
    sql`
      select seq, target_id, label, state, code, reason from job_item
      where job_id = ${id} and seq > ${after} and state = coalesce(${state ?? null}, state)
      order by seq limit ${itemsPerPage + 1}`,
    itemRow,
  );
  const list = rows.slice(0, itemsPerPage).map(({ target_id, code, reason, ...item }) => ({
    ...item,
    targetId: target_id,
    message: textOf({ code, reason }, language),
  }));
  return { list, next: rows.length > itemsPerPage ? (list.at(-1)?.seq ?? null) : null };
}

/** Returns the text of the reason, or if there is no reason, the text of the code. */
function textOf({ code, reason }: Pick<RowOf<typeof itemRow>, 'code' | 'reason'>, language: Language): string | null {
  if (reason !== null) return reasonMessageOf(reason, language);
  return code === null ? null : messageOf(code, language);
}
