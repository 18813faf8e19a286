import type { ExportColumns } from '@console/contracts/jobs';
import type { Context } from '../context';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

const { choice, columns: keys } = tables.export_preference;

/** Returns the columns that the user chose last, or null. */
export async function findChosenColumns(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  action: string,
): Promise<ExportColumns | null> {
  const { rows } = await db.execute(
    sql`select choice, columns as keys from export_preference where user_id = ${actor.userId} and export = ${action}`,
    { choice, keys },
  );
  return rows[0] ?? null;
}

export async function keepChosenColumns(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  action: string,
  { choice, keys }: ExportColumns,
): Promise<void> {
  await db.execute(sql`
    insert into export_preference (user_id, company_id, export, choice, columns, updated_at)
    values (${actor.userId}, ${actor.companyId}, ${action}, ${choice}, ${keys}::text[], ${now})
    on conflict (user_id, export) do update
      set choice = excluded.choice, columns = excluded.columns, updated_at = excluded.updated_at`);
}
