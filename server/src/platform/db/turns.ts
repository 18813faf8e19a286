import type { Pool, PoolClient } from 'pg';

/** Who waits for a connection: how many, and for how long the first of them has. */
export interface WaitingLine {
  length: number;
  headMs: number;
}

/** The line of those who want a connection of a pool, which serves them in the order in which they came. */
class Turns {
  private readonly waiting = new Set<{ sinceMs: number }>();

  constructor(private readonly pool: Pool) {}

  async take(): Promise<PoolClient> {
    const place = { sinceMs: performance.now() };
    this.waiting.add(place);
    try {
      return await this.pool.connect();
    } finally {
      this.waiting.delete(place);
    }
  }

  line(): WaitingLine {
    const [head] = this.waiting;
    return { length: this.waiting.size, headMs: head ? performance.now() - head.sinceMs : 0 };
  }
}

const cached = new WeakMap<Pool, Turns>();

export function turnsOf(pool: Pool): Turns {
  const turns = cached.get(pool) ?? new Turns(pool);
  cached.set(pool, turns);
  return turns;
}
