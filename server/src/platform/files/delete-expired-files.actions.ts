import type { Db } from '../context';
import { expireJobsOf } from '../jobs/job.store';
import { findExpiredFiles } from './file.query';
import type { FileStore } from './file-store';
import { deleteFile } from './file.store';

const batchMax = 100;

/**
 * Deletes expired files and returns their number. Content is deleted before its row, because a row without content is found
 * again by the next run, and content without a row never is.
 */
export async function deleteExpiredFiles(owner: Db, { files, now }: { files: FileStore; now: Date }): Promise<number> {
  const expired = await findExpiredFiles(owner, now, batchMax);
  for (const id of expired) {
    await files.remove(id);
    // Before the row of the file, by which its job is found.
    await expireJobsOf(owner, id);
    await deleteFile(owner, id);
  }
  return expired.length;
}
