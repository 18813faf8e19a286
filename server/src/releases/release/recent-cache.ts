interface Bounds {
  most: number;
  forMs: number;
}

/**
 * Cache with a maximum number of entries and a maximum age. Missing values are not cached, so that requests with
 * made-up keys cannot fill it.
 */
export class RecentCache<Value> {
  private readonly entries = new Map<string, { value: Value; until: number }>();
  private readonly pending = new Map<string, Promise<Value | null>>();

  constructor(private readonly bounds: Bounds) {}

  /** Returns the cached value, or loads it. Concurrent requests for the same key share one load. */
  async of(key: string, find: () => Promise<Value | null>): Promise<Value | null> {
    const cached = this.entries.get(key);
    if (cached && cached.until > performance.now()) return cached.value;
    const running = this.pending.get(key);
    if (running) return running;
    const pending = find();
    this.pending.set(key, pending);
    try {
      const value = await pending;
      // A `forget` during the load may concern this value, so it is not cached then.
      if (value !== null && this.pending.get(key) === pending) this.store(key, value);
      return value;
    } finally {
      if (this.pending.get(key) === pending) this.pending.delete(key);
    }
  }

  forget(): void {
    this.entries.clear();
    this.pending.clear();
  }

  private store(key: string, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, { value, until: performance.now() + this.bounds.forMs });
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.bounds.most) break;
      this.entries.delete(oldest);
    }
  }
}
