import type { Db } from '../context';
import { bool, text } from './column';
import { sql } from './sql';

/**
 * Maximum size of the write-ahead log. A start after a crash replays it, at about 6 ms per megabyte. The embedded database
 * has no checkpointer process, so without this limit the log grows until the database is closed.
 */
const logMaxBytes = 32 * 1024 * 1024;

/** Runs a checkpoint if the write-ahead log (WAL) is longer than `maxBytes`. Returns whether it did. */
export async function shortenLog(owner: Db, maxBytes = logMaxBytes): Promise<boolean> {
  const { rows } = await owner.execute(
    sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > ${maxBytes} as is_long from pg_control_checkpoint()`,
    { is_long: bool },
  );
  if (!rows[0]?.is_long) return false;
  await owner.execute(sql`checkpoint`);
  return true;
}

/**
 * Collects statistics for tables that have none or whose size has changed, and returns their names. The embedded
 * database has no autovacuum, and without statistics the planner guesses. Analyzing all tables would double the
 * start-up time.
 */
export async function analyzeChanged(owner: Db): Promise<string[]> {
  const { rows } = await owner.execute(
    sql`select quote_ident(relname) as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and (reltuples < 0
        or abs(pg_relation_size(oid) / current_setting('block_size')::int - relpages) > 4 + relpages / 5)
    order by relname`,
    { name: text },
  );
  const names = rows.map(({ name }) => name);
  if (names.length > 0) await owner.execute(sql.raw(`analyze ${names.join(', ')}`));
  return names;
}
