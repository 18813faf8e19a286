import type { Pool } from 'pg';
import type { Db } from '../context';
import { StartFailure } from '../start/start-failure';
import { bool, text } from './column';
import { inTransaction } from './transaction';
import { sql } from './sql';

/** Checks that a request of one company cannot see rows of another, and fails the start if it can. */
export async function checkRowSecurity(pool: Pool): Promise<void> {
  const tables = await inTransaction(pool, { as: 'owner' }, tenantTables);
  const bare = tables.filter(({ closed }) => !closed).map(({ name }) => name);
  if (bare.length > 0)
    throw new StartFailure(
      `The tables ${bare.join(', ')} have rows of companies but no row-level security policy; call tenant_table in their migration.`,
    );
  await inTransaction(pool, { as: 'nobody' }, async (db) => {
    for (const name of ['company', ...tables.map((table) => table.name)])
      if (await seesRows(db, name))
        throw new StartFailure(
          `Row-level security failed: a request without a company can read ${name}; check that the role vcc_app has no BYPASSRLS.`,
        );
  });
}

async function tenantTables(db: Db): Promise<{ name: string; closed: boolean }[]> {
  const { rows } = await db.execute(
    sql`select c.relname as name, c.relrowsecurity and exists(select from pg_policy p where p.polrelid = c.oid) as closed
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
    where n.nspname = 'public' and c.relkind in ('r', 'p') order by 1`,
    { name: text, closed: bool },
  );
  return rows;
}

async function seesRows(db: Db, table: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select exists(select from ${sql.identifier(table)}) as is_visible`, {
    is_visible: bool,
  });
  return rows[0]?.is_visible ?? false;
}
