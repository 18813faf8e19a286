import { randomBytes } from 'node:crypto';
import type { Context, Db } from '../context';
import { secretHash } from '../http/session-guard';
import { pick } from '../db/column';
import { sql } from '../db/sql';
import { tables } from '../db/tables';

/** Long enough for a browser to follow a link that it was just given. */
const ticketSeconds = 60;

/** An address that gives a file once. What asks for the address has checked who may have it. */
export async function issueDownload(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  fileId: string,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await db.execute(sql`
    insert into file_ticket (secret_hash, company_id, user_id, deed, file_id, expires_at)
    values (${secretHash(secret)}, ${actor.companyId}, ${actor.userId}, 'DOWNLOAD', ${fileId},
      ${now}::timestamptz + ${ticketSeconds} * interval '1 second')`);
  return `/files/${secret}`;
}

export interface TicketedFile {
  id: string;
  name: string;
  mediaType: string;
  bytes: number;
}

/** Takes the ticket away and says what it was for: of two who come with it at once, one gets the file. */
export async function redeemDownload(owner: Db, secret: string, now: Date): Promise<TicketedFile | null> {
  const { rows } = await owner.execute(
    sql`
      with taken as (
        delete from file_ticket where secret_hash = ${secretHash(secret)} and deed = 'DOWNLOAD' returning file_id, expires_at)
      select f.id, f.name, f.media_type, f.bytes from taken join file_object f on f.id = taken.file_id
      where taken.expires_at > ${now} and (f.expires_at is null or f.expires_at > ${now})`,
    pick(tables.file_object, 'id', 'name', 'media_type', 'bytes'),
  );
  const [row] = rows;
  return row ? { id: row.id, name: row.name, mediaType: row.media_type, bytes: Number(row.bytes) } : null;
}
