import type { Db } from '../context';
import { pick, type RowOf } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

/** A picture of the file store. */
export interface StoredPicture {
  id: string;
  mediaType: string;
  bytes: number;
}

const pictureRow = pick(tables.file_object, 'id', 'media_type', 'bytes');

/** Returns a picture by the key in its address; expired and released ones are not served. */
export async function findPicture(owner: Db, { key, now }: { key: string; now: Date }): Promise<StoredPicture | null> {
  const { rows } = await owner.execute(
    sql`
      select f.id, f.media_type, f.bytes from file_object f
      where f.picture_key = ${key} and (f.expires_at is null or f.expires_at > ${now})`,
    pictureRow,
  );
  return pictureOf(rows[0]);
}

/** Returns a picture by its id. The caller has checked access. */
export async function findStoredPicture(owner: Db, id: string): Promise<StoredPicture | null> {
  const { rows } = await owner.execute(
    sql`select f.id, f.media_type, f.bytes from file_object f where f.id = ${id} and f.picture_key is not null`,
    pictureRow,
  );
  return pictureOf(rows[0]);
}

const pictureOf = (row: RowOf<typeof pictureRow> | undefined): StoredPicture | null =>
  row ? { id: row.id, mediaType: row.media_type, bytes: Number(row.bytes) } : null;

/** Returns expired files, the oldest first. */
export async function findExpiredFiles(owner: Db, now: Date, limit: number): Promise<string[]> {
  const { rows } = await owner.execute(
    sql`select id from file_object where expires_at < ${now} order by expires_at limit ${limit}`,
    pick(tables.file_object, 'id'),
  );
  return rows.map(({ id }) => id);
}
