interface Bounds {
  most: number;
  forMs: number;
}

/**
 * What was found a moment ago, so many at most and for so long at most. What was not there is never remembered, so
 * whoever makes names up takes no room.
 */
export class Remembered<Value> {
  private readonly found = new Map<string, { value: Value; until: number }>();
  private readonly pending = new Map<string, Promise<Value | null>>();

  constructor(private readonly bounds: Bounds) {}

  /** Whoever asks for the same at once waits for one answer. */
  async of(key: string, find: () => Promise<Value | null>): Promise<Value | null> {
    const cached = this.found.get(key);
    if (cached && cached.until > performance.now()) return cached.value;
    const running = this.pending.get(key);
    if (running) return running;
    const pending = find();
    this.pending.set(key, pending);
    try {
      const value = await pending;
      // What was told to forget in between may be about this very answer.
      if (value !== null && this.pending.get(key) === pending) this.keep(key, value);
      return value;
    } finally {
      if (this.pending.get(key) === pending) this.pending.delete(key);
    }
  }

  forget(): void {
    this.found.clear();
    this.pending.clear();
  }

  private keep(key: string, value: Value): void {
    this.found.delete(key);
    this.found.set(key, { value, until: performance.now() + this.bounds.forMs });
    for (const oldest of this.found.keys()) {
      if (this.found.size <= this.bounds.most) break;
      this.found.delete(oldest);
    }
  }
}
