import { randomBytes } from 'node:crypto';
import { type UploadedFile, uploadedFile, type UploadPurpose, uploadPurposes } from '@console/contracts/files';
import { z } from '@console/contracts/zod';
import type { Context, Db } from '../context';
import { secretHash } from '../http/secret-hash';
import { int, pick } from '../db/column';
import { lockCounted } from '../db/lock-counted';
import { sql, type SQL } from '../db/sql';
import { tables } from '../db/tables';

/** Long enough for a browser to follow a link that it has just received. */
const downloadSeconds = 60;

/** Issues a download address for one use. The caller has checked the permission. */
export async function issueDownload(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  fileId: string,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.execute(sql`
    insert into file_ticket (secret_hash, company_id, user_id, deed, file_id, expires_at)
    values (${secretHash(secret)}, ${actor.companyId}, ${actor.userId}, 'DOWNLOAD', ${fileId},
      ${now}::timestamptz + ${downloadSeconds} * interval '1 second')`);
  return `/files/${secret}`;
}

export interface TicketedFile {
  id: string;
  name: string;
  mediaType: string;
  bytes: number;
}

/** Deletes the ticket and returns its file, so that only one of two concurrent downloads succeeds. Null for a closed company. */
export async function redeemDownload(owner: Db, secret: string, now: Date): Promise<TicketedFile | null> {
  const { rows } = await owner.execute(
    sql`
      with taken as (
        delete from file_ticket where secret_hash = ${secretHash(secret)} and deed = 'DOWNLOAD' returning file_id, expires_at)
      select f.id, f.name, f.media_type, f.bytes from taken join file_object f on f.id = taken.file_id
        join company c on c.id = f.company_id and c.status <> 'CLOSED'
      where taken.expires_at > ${now} and (f.expires_at is null or f.expires_at > ${now})`,
    pick(tables.file_object, 'id', 'name', 'media_type', 'bytes'),
  );
  const [row] = rows;
  return row ? { id: row.id, name: row.name, mediaType: row.media_type, bytes: Number(row.bytes) } : null;
}

/** Long enough to upload a file over a slow connection. */
const uploadSeconds = 600;
/** Maximum open uploads of a user. */
export const openUploadsMax = 20;

/** Declared upload, and its result after it has arrived. */
const params = z.strictObject({
  purpose: z.enum(uploadPurposes),
  name: z.string(),
  taken: z.strictObject({ sha256: z.string(), file: uploadedFile }).optional(),
});

/** Permission to upload one file, from the ticket. */
export interface UploadTicket {
  hash: string;
  companyId: string;
  userId: string;
  purpose: UploadPurpose;
  name: string;
  taken: { sha256: string; file: UploadedFile } | undefined;
}

/** Counts under a lock, so that parallel calls cannot exceed the cap. */
export async function countOpenUploads({ db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>): Promise<number> {
  await lockCounted(db, 'uploads', actor.userId);
  const { rows } = await db.execute(
    sql`
      select count(*)::int as open from file_ticket
      where user_id = ${actor.userId} and deed = 'UPLOAD' and expires_at > ${now}`,
    { open: int },
  );
  return rows[0]?.open ?? 0;
}

/** Issues an upload address for one file. */
export async function issueUpload(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  said: { purpose: UploadPurpose; name: string },
): Promise<{ url: string; expiresAt: string }> {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + uploadSeconds * 1000);
  await db.execute(sql`
    insert into file_ticket (secret_hash, company_id, user_id, deed, params, expires_at)
    values (${secretHash(secret)}, ${actor.companyId}, ${actor.userId}, 'UPLOAD', ${JSON.stringify(said)}::jsonb, ${expiresAt})`);
  return { url: `/files/${secret}`, expiresAt: expiresAt.toISOString() };
}

interface Wanted {
  hash: string;
  now: Date;
}

/** Returns the valid ticket of an active user whose company is not closed; null otherwise. */
export const findUpload = (owner: Db, wanted: Wanted): Promise<UploadTicket | null> =>
  selectUpload(owner, wanted, sql``);

/** Locks the ticket, so that the second of two concurrent uploads sees the result of the first. */
export const lockUpload = (db: Db, wanted: Wanted): Promise<UploadTicket | null> =>
  selectUpload(db, wanted, sql`for update of t`);

async function selectUpload(db: Db, { hash, now }: Wanted, lock: SQL): Promise<UploadTicket | null> {
  const { rows } = await db.execute(
    sql`
      select t.company_id, t.user_id, t.params
      from file_ticket t join app_user u on u.id = t.user_id and u.status = 'ACTIVE' and u.deleted_at is null
        join company c on c.id = t.company_id and c.status <> 'CLOSED'
      where t.secret_hash = ${hash} and t.deed = 'UPLOAD' and t.expires_at > ${now} ${lock}`,
    pick(tables.file_ticket, 'company_id', 'user_id', 'params'),
  );
  const [row] = rows;
  if (!row) return null;
  const { purpose, name, taken } = params.parse(row.params);
  return { hash, companyId: row.company_id, userId: row.user_id, purpose, name, taken };
}

/** Stores the result for repeated requests. */
export async function storeTaken(db: Db, hash: string, taken: { sha256: string; file: UploadedFile }): Promise<void> {
  await db.execute(sql`
    update file_ticket set params = params || ${JSON.stringify({ taken })}::jsonb where secret_hash = ${hash}`);
}

/** Ends the ticket. */
export async function endUpload(owner: Db, hash: string, now: Date): Promise<void> {
  await owner.execute(sql`
    update file_ticket set expires_at = ${now} where secret_hash = ${hash} and params -> 'taken' is null`);
}
