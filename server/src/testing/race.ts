import { codes, type Envelope } from '@console/contracts';
import type { Pool, PoolClient } from 'pg';

/** Number of concurrent requests. A test database has fewer connections. */
export const racers = 20;

/** Outcome of a request: `OK`, the code of the first refused field, or otherwise the code of the envelope. */
const outcomeOf = ({ code, fieldErrors }: Envelope): string =>
  code === codes.ok ? 'OK' : (fieldErrors?.[0]?.code ?? String(code));

/** Table that the requests write to. It stays locked until a request waits for a lock on each connection. */
interface Meeting {
  pool: Pool;
  table: string;
}

/**
 * Runs `work` many times concurrently. Requests that count without a lock have all counted before the first of them
 * writes, so a maximum without a lock is always exceeded. The embedded database has one connection, so requests run one
 * after another there.
 */
export async function together<T>({ pool, table }: Meeting, work: (turn: number) => Promise<T>): Promise<T[]> {
  const begin = () => Promise.all(Array.from({ length: racers }, (_, turn) => work(turn)));
  if (pool.options.max < 3) return begin();
  const gate = await pool.connect();
  try {
    await gate.query(`begin; lock table ${table} in share mode`);
    const progress = { isOver: false };
    const all = begin().finally(() => (progress.isOver = true));
    // A rejection before the commit is thrown by the await after it.
    all.catch(() => undefined);
    while (!progress.isOver && (await countWaiting(gate)) < pool.options.max - 1);
    await gate.query('commit');
    return await all;
  } finally {
    gate.release();
  }
}

async function countWaiting(gate: PoolClient): Promise<number> {
  const { rows } = await gate.query<{ waiting: number }>(
    `select count(distinct pid)::int as waiting from pg_locks join pg_stat_activity using (pid)
     where not granted and datname = current_database()`,
  );
  return rows[0]?.waiting ?? 0;
}

/** Sends requests concurrently and counts their outcomes. */
export async function race(
  meeting: Meeting,
  call: (turn: number) => Promise<Envelope>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const outcome of (await together(meeting, call)).map(outcomeOf)) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

/** Expected outcomes if one request succeeds and all others are refused with this code. */
export const oneOnly = (refusal: string | number) => ({ OK: 1, [refusal]: racers - 1 });
