import type { Pool } from 'pg';
import { writeChapter } from './purchases/history.store';

/** Half of the time is left to requests, which wait for a chapter at most. */
const workMs = 500;

/** Writes what the demo still owes its history for half a second; answers none, so that the next round comes after a pause. */
export async function tellHistory(pool: Pool): Promise<number> {
  const begin = performance.now();
  while (performance.now() - begin < workMs) if ((await writeChapter(pool)) === 0) break;
  return 0;
}
