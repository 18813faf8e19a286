import { sql } from 'drizzle-orm';
import type { Db } from '../context';

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
}

export async function insertFile(db: Db, file: FileRow): Promise<void> {
  await db.execute(sql`
    insert into file_object (id, company_id, owner_id, purpose, name, media_type, bytes, sha256, created_at, expires_at)
    values (${file.id}, ${file.companyId}, ${file.ownerId}, ${file.purpose}, ${file.name}, ${file.mediaType},
      ${file.bytes}, ${file.sha256}, ${file.createdAt}, ${file.expiresAt})`);
}

export async function dropFileRow(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from file_object where id = ${id}`);
}
