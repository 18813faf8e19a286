import type { Db } from '../context';
import { all, conditionsOf } from '../listing/filters';
import type { Listing } from '../listing/find-page';
import { orderBy } from '../listing/order';
import { keysOf } from '../listing/sort-keys';
import type { ExportQuery } from './dataset';
import { bool, type Columns, text } from '../db/column';
import { counted } from '../db/common-columns';
import { sql, type SQL } from '../db/sql';
import { headOf } from './snapshot-rows';

/** A million rows take minutes on a slow machine; no call waits for the snapshot. */
const snapshotTimeout = '20min';

interface Snapshot {
  jobId: string;
  companyId: string;
  listing: Listing;
  query: ExportQuery;
}

/** Sequence number of the row with the names and types of the columns; data rows follow from 1. */
const headSeq = 0;

/**
 * Stores all rows in their order and returns their number; null if another process is taking the same snapshot. A single
 * statement reads them, so parallel changes neither omit nor repeat a row. If the process dies, the next one uses the
 * stored rows. Each value is stored as PostgreSQL's text, because a JSON number would lose digits of an amount.
 */
export async function takeSnapshot(db: Db, { jobId, companyId, listing, query }: Snapshot): Promise<number | null> {
  const lock = await db.execute(sql`select pg_try_advisory_xact_lock(hashtextextended(${jobId}, 0)) as alone`, {
    alone: bool,
  });
  if (!lock.rows[0]?.alone) return null;
  await db.execute(sql`select set_config('statement_timeout', ${snapshotTimeout}, true)`);
  await forgetSnapshot(db, jobId);
  const { row } = listing;
  // The insert below returns no rows, so the columns are checked with an empty result first.
  await db.execute(sql`select ${listing.columns} ${sourceOf(listing)} limit 0`, row);
  await db.execute(sql`
    insert into job_row (job_id, seq, company_id, data) values (${jobId}, ${headSeq}, ${companyId}, ${headOf(row)}::jsonb)`);
  const texts = Object.keys(row).map((name) => sql`found.${sql.identifier(name)}::text`);
  const { rowCount } = await db.execute(sql`
    insert into job_row (job_id, seq, company_id, data)
    select ${jobId}, found.place, ${companyId}, to_jsonb(array[${sql.join(texts, sql`, `)}])
    from (select row_number() over (order by ${orderBy(keysOf(listing, query))}) as place, ${listing.columns}
      ${sourceOf(listing)}) as found`);
  return rowCount ?? 0;
}

const sourceOf = (listing: Listing): SQL => {
  const { from, filterJoins = sql``, joins } = listing;
  return sql`from ${from} ${filterJoins} ${joins} where ${all(conditionsOf(listing))}`;
};

/** Reads the first rows of the listing, as a snapshot would contain them now. */
export async function readFirstRows(
  db: Db,
  { listing, query }: Pick<Snapshot, 'listing' | 'query'>,
  limit: number,
): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute(
    sql`select ${listing.columns} ${sourceOf(listing)} order by ${orderBy(keysOf(listing, query))} limit ${limit}`,
    listing.row,
  );
  return rows;
}

/**
 * Returns the number of rows of a snapshot with these columns; 0 if there is none. A snapshot with other columns was taken
 * by another version of the server and is not used.
 */
export async function countSnapshot(db: Db, jobId: string, row: Columns): Promise<number> {
  const { rows } = await db.execute(
    sql`
      select count(*)::int as count from job_row where job_id = ${jobId} and seq > ${headSeq}
        and exists (select from job_row h where h.job_id = ${jobId} and h.seq = ${headSeq} and h.data = ${headOf(row)}::jsonb)`,
    counted,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Reads snapshot rows after a position, in order, each as JSON to be parsed later. The driver's array is emptied, because
 * the engine keeps the results of promises until a late garbage collection.
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

/** Counts the current rows exactly. */
export async function countRows(db: Db, { from, filterJoins = sql``, ...narrowed }: Listing): Promise<number> {
  const { rows } = await db.execute(
    sql`select count(*)::int as count from ${from} ${filterJoins} where ${all(conditionsOf(narrowed))}`,
    counted,
  );
  return rows[0]?.count ?? 0;
}
