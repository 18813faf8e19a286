interface Bounds {
  most: number;
  forMs: number;
}

/**
 * What was found a moment ago, so many at most and for so long at most. What was not there is never cached, so
 * whoever makes names up takes no room.
 */
export class RecentCache<Value> {
  private readonly entries = new Map<string, { value: Value; until: number }>();
  private readonly pending = new Map<string, Promise<Value | null>>();

  constructor(private readonly bounds: Bounds) {}

  /** Whoever asks for the same at once waits for one result. */
  async of(key: string, find: () => Promise<Value | null>): Promise<Value | null> {
    const cached = this.entries.get(key);
    if (cached && cached.until > performance.now()) return cached.value;
    const running = this.pending.get(key);
    if (running) return running;
    const pending = find();
    this.pending.set(key, pending);
    try {
      const value = await pending;
      // A change in between may be about this very result.
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
