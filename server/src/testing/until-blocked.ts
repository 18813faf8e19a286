import type { PoolClient } from 'pg';
import { until } from '@console/configs/jest/deadline';

/**
 * Waits until so many statements of other connections wait for a lock. The embedded database serves one transaction at a
 * time: there, every statement of another connection waits for the open transaction of `client` without a lock.
 */
export async function untilBlocked(client: PoolClient, count: number): Promise<void> {
  if (process.env['TEST_DATABASE'] !== 'postgres') return;
  // Other roles can see waiting sessions only in `pg_locks`.
  const blocked = `select distinct pid from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`;
  await until(async () => (await client.query(blocked)).rows.length >= count, `${count} blocked statements`);
}
