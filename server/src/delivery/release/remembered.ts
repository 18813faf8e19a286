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
  private readonly asked = new Map<string, Promise<Value | null>>();

  constructor(private readonly bounds: Bounds) {}

  /** Whoever asks for the same at once waits for one answer. */
  async of(key: string, find: () => Promise<Value | null>): Promise<Value | null> {
    const known = this.found.get(key);
    if (known && known.until > performance.now()) return known.value;
    const running = this.asked.get(key);
    if (running) return running;
    const asked = find();
    this.asked.set(key, asked);
    try {
      const value = await asked;
      // What was told to forget in between may be about this very answer.
      if (value !== null && this.asked.get(key) === asked) this.keep(key, value);
      return value;
    } finally {
      if (this.asked.get(key) === asked) this.asked.delete(key);
    }
  }

  forget(): void {
    this.found.clear();
    this.asked.clear();
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
