import type { Db } from '../context';
import { pick } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

/** Returns a picture that is in use; released ones are not served. */
export async function findPicture(
  owner: Db,
  key: string,
): Promise<{ id: string; mediaType: string; bytes: number } | null> {
  const { rows } = await owner.execute(
    sql`
      select f.id, f.media_type, f.bytes from file_object f join app_user u on u.picture_file_id = f.id
      where f.picture_key = ${key}`,
    pick(tables.file_object, 'id', 'media_type', 'bytes'),
  );
  const [row] = rows;
  return row ? { id: row.id, mediaType: row.media_type, bytes: Number(row.bytes) } : null;
}

/** Returns expired files, the oldest first. */
export async function findExpiredFiles(owner: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await owner.execute(
    sql`select id from file_object where expires_at < ${now} order by expires_at limit ${limit}`,
    pick(tables.file_object, 'id'),
  );
  return rows.map(({ id }) => id);
}
