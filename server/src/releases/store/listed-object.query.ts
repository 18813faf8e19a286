import type { Db } from '../../platform/context';
import { bool, text } from '../../platform/db/column';
import { keyOf } from '../release/releases';
import { sql, type SQL } from '../../platform/db/sql';

const lockKey = sql.raw('7260311');

/**
 * Blocks the sweep until the end of the transaction, so that uploaded objects still exist when a version lists them.
 */
export async function lockObjects(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock_shared(${lockKey})`);
}

/**
 * Tries to block uploads, publications and other sweeps until the end of the transaction. Returns false without waiting
 * if one is running.
 */
export async function lockObjectsExclusively(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select pg_try_advisory_xact_lock(${lockKey}) as alone`, { alone: bool });
  return rows[0]?.alone === true;
}

/** Returns keys of all objects listed by a shell build or a version in any state: revoked versions are evidence. */
export async function findListedKeys(db: Db, among?: readonly string[]): Promise<Set<string>> {
  const where: SQL = among ? sql`where f.value ->> 'integrity' = any(${among.map(integrityBehind)})` : sql``;
  const { rows } = await db.execute(
    sql`
      select distinct f.value ->> 'integrity' as integrity
      from (
        select coalesce(files, manifest)::jsonb -> 'files' as files from remote_version
        union all select manifest::jsonb -> 'files' from dev_version
        union all select files from shell_build) v,
        jsonb_each(v.files) f ${where}`,
    { integrity: text },
  );
  return new Set(rows.map(({ integrity }) => keyOf(integrity)));
}

const integrityBehind = (key: string) => `sha384-${Buffer.from(key, 'hex').toString('base64')}`;
