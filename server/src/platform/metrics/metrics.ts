import type { Pool } from 'pg';
import { countOpenReviews } from '../reviews/open-reviews.query';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics of this process: calls by path and code, the database pool, memory, and the event loop. */
export class Metrics {
  private readonly register = new Registry();
  private readonly seconds = new Histogram({
    name: 'vcc_call_seconds',
    help: 'Response time by API path and envelope code.',
    labelNames: ['path', 'code'],
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers: [this.register],
  });
  private readonly running = new Gauge({
    name: 'vcc_calls_running',
    help: 'Running calls.',
    registers: [this.register],
  });
  private readonly reviews = new Gauge({
    name: 'vcc_reviews',
    help: 'Open reviews by stage: pending, blocked, in progress or failed.',
    labelNames: ['stage'],
    registers: [this.register],
  });
  private isWhole = false;

  constructor(private readonly pool: Pool) {}

  begin(): void {
    this.running.inc();
  }

  end({ path, code, seconds }: { path: string; code: string; seconds: number }): void {
    this.running.dec();
    this.seconds.observe({ path, code }, seconds);
  }

  /** Returns the metrics in the format of Prometheus. Process metrics are collected from the first call on. */
  async print(): Promise<string> {
    if (!this.isWhole) this.complete();
    this.isWhole = true;
    await this.countReviews();
    return this.register.metrics();
  }

  /** Runs before the pool metrics are read, so that its own connection is not counted. */
  private async countReviews(): Promise<void> {
    this.reviews.reset();
    try {
      for (const { stage, count } of await countOpenReviews(this.pool)) this.reviews.set({ stage }, count);
    } catch {
      // Without a database, the other metrics are still returned.
    }
  }

  private complete(): void {
    collectDefaultMetrics({ register: this.register });
    const { pool } = this;
    void new Gauge({
      name: 'vcc_database_connections',
      help: 'Connections of the pool; waiting counts requests for a connection.',
      labelNames: ['state'],
      registers: [this.register],
      collect() {
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }
}
