import path from 'node:path';
import { lockFile } from '../start/kernel-lock.mjs';
import { StartFailure } from '../start/start-failure';

/**
 * Claims the data folder for this process until it ends; answers how to release it before. Two processes on one embedded
 * database lose data silently, so the kernel holds the lock: it ends with the process, and no other namespace, container
 * or reused process number can be mistaken for the holder.
 */
export function lockDataDir(dataDir: string): () => void {
  const result = lockFile(path.join(dataDir, 'lock'));
  if (result.at === 'locked') return result.release;
  if (result.at === 'held')
    throw new StartFailure(
      `The data folder ${dataDir} is in use by ${result.by}; stop that one or set DATA_DIR to another folder.`,
    );
  throw new StartFailure(
    `The data folder ${dataDir} cannot be locked (${result.reason}); set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL.`,
  );
}
