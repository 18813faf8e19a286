import type { Db } from '../context';
import { all, conditionsOf } from '../listing/filters';
import type { Listing } from '../listing/find-page';
import { orderBy } from '../listing/order';
import { keysOf } from '../listing/sort-keys';
import type { ExportQuery } from './dataset';
import { bool, text } from '../db/column';
import { counted } from '../db/common-columns';
import { sql } from '../db/sql';

/** Of a million rows a slow machine takes minutes; no call waits for it. */
const snapshotTimeout = '20min';

interface Snapshot {
  jobId: string;
  companyId: string;
  listing: Listing;
  query: ExportQuery;
}

/**
 * Writes down all rows as they are at one moment, with their places; answers how many. One statement sees one moment,
 * so no row is missing or there twice, whatever happens meanwhile; and a process that dies leaves the rows to the next.
 * Null: another process is at it.
 */
export async function takeSnapshot(db: Db, { jobId, companyId, listing, query }: Snapshot): Promise<number | null> {
  const lock = await db.execute(sql`select pg_try_advisory_xact_lock(hashtextextended(${jobId}, 0)) as alone`, {
    alone: bool,
  });
  if (!lock.rows[0]?.alone) return null;
  await db.execute(sql`select set_config('statement_timeout', ${snapshotTimeout}, true)`);
  await forgetSnapshot(db, jobId);
  const { columns, from, filterJoins = sql``, joins } = listing;
  const order = orderBy(keysOf(listing, query));
  const { rowCount } = await db.execute(sql`
    insert into job_row (job_id, seq, company_id, data)
    select ${jobId}, found.place, ${companyId}, to_jsonb(found) - 'place'
    from (select row_number() over (order by ${order}) as place, ${columns} from ${from} ${filterJoins} ${joins}
      where ${all(conditionsOf(listing))}) as found`);
  return rowCount ?? 0;
}

/** The first rows as a snapshot of now would have them, each as its JSON. */
export async function readFirstRows(
  db: Db,
  { listing, query }: Pick<Snapshot, 'listing' | 'query'>,
  limit: number,
): Promise<string[]> {
  const { columns, from, filterJoins = sql``, joins } = listing;
  const { rows } = await db.execute(
    sql`
      select to_jsonb(found)::text as data from (
        select ${columns} from ${from} ${filterJoins} ${joins}
        where ${all(conditionsOf(listing))} order by ${orderBy(keysOf(listing, query))} limit ${limit}) as found`,
    { data: text },
  );
  return rows.map(({ data }) => data);
}

export async function countSnapshot(db: Db, jobId: string): Promise<number> {
  const { rows } = await db.execute(sql`select count(*)::int as count from job_row where job_id = ${jobId}`, counted);
  return rows[0]?.count ?? 0;
}

/**
 * Rows in their order, after a place; each as its JSON, to be read when its turn comes. The driver's answer is emptied:
 * the engine keeps what promises gave, one after the other, until it collects old objects, which it puts off.
 */
export async function readSnapshot(
  db: Db,
  jobId: string,
  { after, limit }: { after: number; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute(
    sql`select data::text as data from job_row where job_id = ${jobId} and seq > ${after} order by seq limit ${limit}`,
    { data: text },
  );
  return rows.splice(0).map(({ data }) => data);
}

export async function forgetSnapshot(db: Db, jobId: string): Promise<void> {
  await db.execute(sql`delete from job_row where job_id = ${jobId}`);
}

/** How many rows there are now, all of them counted. */
export async function countRows(db: Db, { from, filterJoins = sql``, ...narrowed }: Listing): Promise<number> {
  const { rows } = await db.execute(
    sql`select count(*)::int as count from ${from} ${filterJoins} where ${all(conditionsOf(narrowed))}`,
    counted,
  );
  return rows[0]?.count ?? 0;
}
