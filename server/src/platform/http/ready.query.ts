import type { Db } from '../context';
import { findNewerMigrations } from '../db/newer-schema.query';

/** Response of the readiness probe. */
interface Readiness {
  ok: boolean;
  /** Number of migrations that a newer version has applied. If it is above 0, this process should be replaced soon. */
  newerMigrations?: number;
}

/** Returns whether the database responds, and how many of its migrations this build does not contain. */
export async function readReadiness(db: Db): Promise<Readiness> {
  try {
    return { ok: true, newerMigrations: (await findNewerMigrations(db)).length };
  } catch {
    // A probe fails without a reason; the requests to the database log it.
    return { ok: false };
  }
}
