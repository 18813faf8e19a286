import type { Db } from '../context';
import { sql } from '../db/sql';

/** Returns whether the database answers. */
export async function isReady(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    // A probe fails for any reason; requests log the reason themselves.
    return false;
  }
}
