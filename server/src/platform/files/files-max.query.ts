import { filesMost } from '@console/contracts/files';
import type { Db } from '../context';
import { int } from '../db/column';
import { sql } from '../db/sql';

/** How many files one field takes where the parameter is switched off or makes no sense. */
const filesMaxDefault = 10;

/** How many files one field takes at most. */
export async function findFilesMax(db: Db): Promise<number> {
  const { rows } = await db.execute(
    sql`
      select case when p.value ~ '^[1-9][0-9]{0,2}$' then p.value::int else ${filesMaxDefault}::int end as files
      from system_parameter p where p.code = 'upload.max_files' and p.is_active`,
    { files: int },
  );
  return Math.min(rows[0]?.files ?? filesMaxDefault, filesMost);
}
