import type { Context } from '../context';
import { attachPicture, releasePicture } from '../files/file.store';
import { storePicture } from '../users/user.store';

/**
 * Gives the user a picture of their own, or none; the one before is nobody's and is cleared away. False: there is no such
 * picture, or it is somebody else's, or its time is over. The caller has locked the user.
 */
export async function setPictureOf(
  { db, actor: { userId }, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  fileId: string | null,
): Promise<boolean> {
  if (fileId !== null && !(await attachPicture(db, { fileId, ownerId: userId, now }))) return false;
  await releasePicture(db, { userId, next: fileId, now });
  await storePicture(db, userId, fileId);
  return true;
}
