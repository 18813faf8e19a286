import type { UploadPurpose } from '@console/contracts/files';
import type { Db } from '../context';
import { pick } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

/** Purpose of a picture. */
export type PicturePurpose = Exclude<UploadPurpose, 'DOCUMENT'>;

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
  /** Key in the address of a picture, and its purpose; null for other files. */
  picture?: { key: string; purpose: PicturePurpose } | null;
}

export async function insertFile(db: Db, file: FileRow): Promise<void> {
  await db.execute(sql`
    insert into file_object (id, company_id, owner_id, purpose, name, media_type, bytes, sha256, created_at, expires_at,
      picture_key, picture_purpose)
    values (${file.id}, ${file.companyId}, ${file.ownerId}, ${file.purpose}, ${file.name}, ${file.mediaType},
      ${file.bytes}, ${file.sha256}, ${file.createdAt}, ${file.expiresAt}, ${file.picture?.key ?? null}, ${file.picture?.purpose ?? null})`);
}

export async function deleteFile(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from file_object where id = ${id}`);
}

interface Attaching {
  fileId: string;
  ownerId: string;
  now: Date;
}

interface AttachingPicture extends Attaching {
  purpose: PicturePurpose;
}

/** Attaches a document permanently and returns its name. Null if the owner has no such file, or it is attached or expired. */
export async function attachDocument(db: Db, { fileId, ownerId, now }: Attaching): Promise<string | null> {
  const { rows } = await db.execute(
    sql`
      update file_object set expires_at = null
      where id = ${fileId} and owner_id = ${ownerId} and purpose = 'UPLOAD' and picture_key is null
        and expires_at > ${now}
      returning name`,
    pick(tables.file_object, 'name'),
  );
  return rows[0]?.name ?? null;
}

/** Releases attached documents by marking them as expired; the poller for expired files deletes them. */
export async function releaseDocuments(db: Db, { fileIds, now }: { fileIds: string[]; now: Date }): Promise<void> {
  await db.execute(sql`
    update file_object set expires_at = ${now}
    where id = any(${fileIds}) and purpose = 'UPLOAD' and picture_key is null and expires_at is null`);
}

/** Attaches a picture permanently. Returns false if the owner has no such file with this purpose, or it is expired. */
export async function attachPicture(db: Db, { fileId, ownerId, now, purpose }: AttachingPicture): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update file_object set expires_at = null
    where id = ${fileId} and owner_id = ${ownerId} and picture_purpose = ${purpose}
      and (expires_at is null or expires_at > ${now})`);
  return rowCount === 1;
}

/**
 * Attaches a brand image permanently and returns its purpose, which the caller compares. Null if the owner has no such
 * file, or it is already attached or expired.
 */
export async function attachImage(db: Db, { fileId, ownerId, now }: Attaching): Promise<UploadPurpose | null> {
  const { rows } = await db.execute(
    sql`
      update file_object set expires_at = null
      where id = ${fileId} and owner_id = ${ownerId} and purpose = 'UPLOAD' and expires_at > ${now}
      returning picture_purpose`,
    pick(tables.file_object, 'picture_purpose'),
  );
  return rows[0] ? (rows[0].picture_purpose ?? 'DOCUMENT') : null;
}

/** Releases brand images by marking them as expired; the poller for expired files deletes them. */
export async function releaseImages(db: Db, { fileIds, now }: { fileIds: string[]; now: Date }): Promise<void> {
  await db.execute(sql`
    update file_object set expires_at = ${now}
    where id = any(${fileIds}) and picture_purpose <> 'PICTURE' and expires_at is null`);
}

/** Releases the picture of a user, unless it is the new one. */
export async function releasePicture(
  db: Db,
  { userId, next, now }: { userId: string; next: string | null; now: Date },
): Promise<void> {
  await db.execute(sql`
    update file_object set expires_at = ${now} where id = (select picture_file_id from app_user where id = ${userId})
      and id is distinct from ${next}`);
}
