import type { Db } from '../context';
import { expireJobsOf } from '../jobs/job.store';
import { findExpiredFiles } from './file.query';
import type { FileStore } from './file-store';
import { deleteFile } from './file.store';

const batchMax = 100;

/**
 * Removes files whose time is over; answers how many. The bytes go first: a row without bytes is found again, bytes
 * without a row never would be.
 */
export async function deleteExpiredFiles(owner: Db, { files, now }: { files: FileStore; now: Date }): Promise<number> {
  const expired = await findExpiredFiles(owner, now, batchMax);
  for (const id of expired) {
    await files.remove(id);
    // Before its row, by which the job knows the file.
    await expireJobsOf(owner, id);
    await deleteFile(owner, id);
  }
  return expired.length;
}
