import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '@console/server/platform/context';
import { insertRows } from '@console/server/platform/db/insert-rows';
import { sql } from '@console/server/platform/db/sql';
import { demoCompanies, demoUsers } from '../ids';
import { type DemoBrandImage, demoBrandImages } from './brand-images';
import { drawImage } from './draw-image';

const dayMs = 86_400_000;

/** Inserts records of the uploaded brand images. `writeBrandImages` writes the files. */
export async function seedBrandImages(db: Db, now: Date): Promise<void> {
  for (const image of demoBrandImages) await seedImage(db, image, now);
}

async function seedImage(db: Db, { id, companyId, column, purpose, name, svg }: DemoBrandImage, now: Date) {
  const content = await drawImage(svg);
  const file = {
    id,
    company_id: demoCompanies.aldermoor,
    owner_id: demoUsers.owner,
    purpose: 'UPLOAD' as const,
    name,
    media_type: 'image/webp',
    bytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    created_at: new Date(now.getTime() - 300 * dayMs),
    picture_key: randomBytes(32).toString('base64url'),
    picture_purpose: purpose,
  };
  await insertRows(db, 'file_object', [file]);
  await db.execute(sql`update company set ${sql.identifier(column)} = ${id} where id = ${companyId}`);
}
