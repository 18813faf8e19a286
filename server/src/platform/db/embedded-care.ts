import type { Db } from '../context';
import { bool, text } from './column';
import { sql } from './sql';

/**
 * So much is read again at most when a killed process starts, at about 6 ms for each megabyte. The embedded database has
 * no process of its own that would write its pages meanwhile, so without this its log grows until it is closed.
 */
const logMaxBytes = 32 * 1024 * 1024;

/** Writes all pages to their places once the log of changes (WAL) has grown so far; returns whether it did. */
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
 * Gathers statistics of tables that have none or have become another size. Nothing else does it in the embedded database,
 * which plans by guesses without them; all tables would be half the work of a start. Returns which those were.
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
