import type { Db } from '../context';
import { pick } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

export interface FileRow {
  id: string;
  companyId: string;
  ownerId: string;
  purpose: 'EXPORT' | 'UPLOAD';
  name: string;
  mediaType: string;
  bytes: number;
  sha256: string;
  createdAt: Date;
  expiresAt: Date | null;
  /** By which a picture is shown; null for every other file. */
  pictureKey?: string | null;
}

export async function insertFile(db: Db, file: FileRow): Promise<void> {
  await db.execute(sql`
    insert into file_object (id, company_id, owner_id, purpose, name, media_type, bytes, sha256, created_at, expires_at,
      picture_key)
    values (${file.id}, ${file.companyId}, ${file.ownerId}, ${file.purpose}, ${file.name}, ${file.mediaType},
      ${file.bytes}, ${file.sha256}, ${file.createdAt}, ${file.expiresAt}, ${file.pictureKey ?? null})`);
}

export async function dropFileRow(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from file_object where id = ${id}`);
}

/** A picture that somebody has; one that nothing holds any more is shown to nobody. */
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
