import type { Ctx } from '../context';
import { storable, type NewRow, type Table } from './insert-rows';
import { sql } from './sql';
import type { tables } from './tables';

/** Tables with optimistic locking, which also store the user who changed a row last. */
type VersionedTable = {
  [T in Table]: (typeof tables)[T] extends { id: unknown; version: unknown; updated_at: unknown; updated_by: unknown }
    ? T
    : never;
}[Table];

type Changed<T extends Table> = Partial<
  Omit<NewRow<T>, 'id' | 'company_id' | 'version' | `${'created' | 'updated'}_${'at' | 'by'}`>
>;

/**
 * Updates columns of a row that the caller has locked, increments its version, and stores user and time of the change.
 * `changed` must contain at least one column.
 */
export async function updateRow<T extends VersionedTable>(
  { db, by, now }: Pick<Ctx, 'db' | 'by' | 'now'>,
  table: T,
  id: string,
  changed: Changed<T>,
): Promise<void> {
  const columns = sql.join(
    Object.keys(changed).map((column) => sql.identifier(column)),
    sql`, `,
  );
  const { rowCount } = await db.execute(sql`
    update ${sql.identifier(table)} set
      (${columns}) = (select ${columns} from
        json_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(storable(changed))}::json)),
      version = version + 1, updated_at = ${now}, updated_by = ${by.id}
    where id = ${id}`);
  if (rowCount !== 1) throw new Error(`Updated ${rowCount} rows of ${table} instead of one`);
}
