import path from 'node:path';
import { lockFile } from '../start/kernel-lock.mjs';
import { StartFailure } from '../start/start-failure';

/**
 * Locks the data folder for this process, and returns a function that releases the lock. Two processes on one embedded
 * database would lose data silently. The kernel holds the lock until the process ends, so the lock also works across
 * containers and does not depend on process numbers.
 */
export function lockDataDir(dataDir: string): () => void {
  const result = lockFile(path.join(dataDir, 'lock'));
  if (result.at === 'locked') return result.release;
  if (result.at === 'held')
    throw new StartFailure(
      `The data folder ${dataDir} is in use by ${result.by}; stop that process or set DATA_DIR to another folder.`,
    );
  throw new StartFailure(
    `The data folder ${dataDir} cannot be locked (${result.reason}); set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL database.`,
  );
}
