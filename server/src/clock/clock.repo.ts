import { clockAheadMaxSeconds } from '@console/contracts/devops';
import { sql } from 'drizzle-orm';
import type { Db } from '../context';

export async function findAheadSeconds(db: Db): Promise<number> {
  const { rows } = await db.execute<{ ahead: string }>(sql`select ahead_seconds as ahead from clock_shift`);
  return Number(rows[0]?.ahead ?? 0);
}

/** Answers how far ahead it is then; null where that would be too far. */
export async function moveAhead(db: Db, seconds: number): Promise<number | null> {
  const { rows } = await db.execute<{ ahead: string }>(sql`
    update clock_shift set ahead_seconds = ahead_seconds + ${seconds}
    where ahead_seconds + ${seconds} <= ${clockAheadMaxSeconds} returning ahead_seconds as ahead`);
  return rows[0] ? Number(rows[0].ahead) : null;
}
