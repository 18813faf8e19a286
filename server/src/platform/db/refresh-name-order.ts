import type { PoolClient } from 'pg';

/**
 * Rebuilds the indexes that are sorted by name if another ICU version built them, for example before an upgrade of the
 * database. ICU versions sort names differently, so lists would miss rows.
 */
export async function refreshNameOrder(client: PoolClient): Promise<void> {
  const { rows: stale } = await client.query(`
    select from pg_collation where collname = 'name_order' and collversion <> pg_collation_actual_version(oid)`);
  if (stale.length === 0) return;
  const { rows: indexes } = await client.query<{ name: string }>(`
    select indexrelid::regclass::text as name from pg_index
    where 'name_order'::regcollation = any(indcollation::oid[])`);
  await client.query('BEGIN');
  for (const { name } of indexes) await client.query(`reindex index ${name}`);
  await client.query('alter collation name_order refresh version');
  await client.query('COMMIT');
}
