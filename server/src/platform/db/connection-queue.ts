import type { Pool, PoolClient } from 'pg';

/** Length of the queue for a connection, and waiting time of its first call. */
export interface QueueState {
  length: number;
  headMs: number;
}

/** Queue of calls that wait for a pool connection; they are served in order. */
class ConnectionQueue {
  private readonly waiting = new Set<{ sinceMs: number }>();

  constructor(private readonly pool: Pool) {}

  async take(): Promise<PoolClient> {
    const entry = { sinceMs: performance.now() };
    this.waiting.add(entry);
    try {
      return await this.pool.connect();
    } finally {
      this.waiting.delete(entry);
    }
  }

  state(): QueueState {
    const [head] = this.waiting;
    return { length: this.waiting.size, headMs: head ? performance.now() - head.sinceMs : 0 };
  }
}

const queues = new WeakMap<Pool, ConnectionQueue>();

export function connectionQueueOf(pool: Pool): ConnectionQueue {
  const queue = queues.get(pool) ?? new ConnectionQueue(pool);
  queues.set(pool, queue);
  return queue;
}
