import type { Db } from '../context';
import { findNewerMigrations } from '../db/newer-schema.query';

/** Answer of the readiness probe. */
interface Readiness {
  ok: boolean;
  /** Number of migrations that a newer version has applied: above 0 this process should be replaced soon. */
  newerMigrations?: number;
}

/** Returns whether the database answers, and by how many migrations its schema is newer than this build. */
export async function readReadiness(db: Db): Promise<Readiness> {
  try {
    return { ok: true, newerMigrations: (await findNewerMigrations(db)).length };
  } catch {
    // A probe fails for any reason; requests log the reason themselves.
    return { ok: false };
  }
}
