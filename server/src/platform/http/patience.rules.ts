import type { QueueState } from '../db/connection-queue';

/** A longer wait for a connection means that the queue is growing. */
const lateMs = 50;

/** A queue of this length is empty within a quarter of a second even without concurrency, so waiting is better than a refusal. */
const shortLine = 50;

/** A burst may be late for this long before calls are refused. */
const burstMs = 250;

/** After this time without being late, a burst may be late again. */
const calmMs = 2_000;

/**
 * Decides whether one more call may wait. The limit is a time rather than a number, because the throughput depends on the
 * database and on the queries.
 */
export class Patience {
  private lateSinceMs: number | null = null;
  private lastLateMs = -Infinity;
  private isGone = false;

  /** Takes the state of the queue when a call arrives, and returns whether the call is refused. */
  isGoneWith({ length, headMs }: QueueState, nowMs: number): boolean {
    if (length < shortLine || headMs <= lateMs) {
      this.lateSinceMs = null;
      if (nowMs - this.lastLateMs > calmMs) this.isGone = false;
      return false;
    }
    this.lastLateMs = nowMs;
    this.lateSinceMs ??= nowMs;
    if (nowMs - this.lateSinceMs > burstMs) this.isGone = true;
    return this.isGone;
  }
}
