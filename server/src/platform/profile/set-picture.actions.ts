import type { Context } from '../context';
import { attachPicture, releasePicture } from '../files/file.store';
import { storePicture } from '../users/user.store';

/**
 * Sets or removes the user's picture and releases the previous one. Returns false if the user has no such upload or it
 * has expired. The caller has locked the user.
 */
export async function setPictureOf(
  { db, actor: { userId }, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  fileId: string | null,
): Promise<boolean> {
  if (fileId !== null && !(await attachPicture(db, { fileId, ownerId: userId, now, purpose: 'PICTURE' }))) return false;
  await releasePicture(db, { userId, next: fileId, now });
  await storePicture(db, userId, fileId);
  return true;
}
