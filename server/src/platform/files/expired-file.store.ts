import type { Db } from '../context';
import type { FileStore } from './file-store';
import { pick } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

const batchMax = 100;

/**
 * Removes files whose time is over; answers how many. The bytes go first: a row without bytes is found again, bytes
 * without a row never would be.
 */
export async function deleteExpiredFiles(owner: Db, { files, now }: { files: FileStore; now: Date }): Promise<number> {
  const { rows } = await owner.execute(
    sql`select id from file_object where expires_at < ${now} order by expires_at limit ${batchMax}`,
    pick(tables.file_object, 'id'),
  );
  for (const { id } of rows) {
    await files.remove(id);
    await owner.execute(sql`
      with expired as (
        update job set state = 'EXPIRED' where file_id = ${id} and state in ('SUCCEEDED', 'PARTIAL'))
      delete from file_object where id = ${id}`);
  }
  return rows.length;
}
