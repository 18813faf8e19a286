import type { Db } from '../context';
import { sql } from '../db/sql';

/** Whether the database answers. */
export async function isReady(db: Db): Promise<boolean> {
  try {
    await db.execute(sql`select 1`);
    return true;
  } catch {
    // The answer to a probe is no, whatever the reason; requests log the reason themselves.
    return false;
  }
}
