import type { Ctx } from '../context';
import { bool, type Column } from './column';
import type { Table } from './insert-rows';
import { lockCounted } from './lock-counted';
import { sql } from './sql';
import type { tables } from './tables';

/** Tables of records with a name. */
type NamedTable = {
  [T in Table]: (typeof tables)[T] extends { id: unknown; company_id: unknown; name: Column<string> } ? T : never;
}[Table];

/**
 * Whether another record of the company has this name, ignoring case. Locks the names of the table in the company until the
 * end of the transaction, so that of two parallel calls only one takes a name; the unique index remains as the last check.
 */
export async function isNameTaken(
  { db, companyId }: Pick<Ctx, 'db' | 'companyId'>,
  table: NamedTable,
  { name, exceptId = '' }: { name: string; exceptId?: string },
): Promise<boolean> {
  await lockCounted(db, 'names', table, companyId);
  const { rows } = await db.execute(
    sql`
      select exists (select from ${sql.identifier(table)}
        where company_id = ${companyId} and lower(name) = lower(${name}) and id <> ${exceptId}) as is`,
    { is: bool },
  );
  return rows[0]?.is ?? false;
}
