import type { Context } from '../context';
import { sql } from '../db/sql';

/**
 * Gives the user a picture of their own, or none; the one before is nobody's and is cleared away. False: there is no such
 * picture, or it is somebody else's, or its time is over. The caller holds the user.
 */
export async function lockPicture(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  fileId: string | null,
): Promise<boolean> {
  if (fileId !== null) {
    const { rowCount } = await db.execute(sql`
      update file_object set expires_at = null
      where id = ${fileId} and owner_id = ${actor.userId} and picture_key is not null
        and (expires_at is null or expires_at > ${now})`);
    if (rowCount !== 1) return false;
  }
  await db.execute(sql`
    update file_object set expires_at = ${now} where id = (select picture_file_id from app_user where id = ${actor.userId})
      and id is distinct from ${fileId}`);
  await db.execute(sql`update app_user set picture_file_id = ${fileId} where id = ${actor.userId}`);
  return true;
}
