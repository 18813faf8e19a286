import type { QueueState } from '../db/connection-queue';

/** A longer wait for a connection means that the queue is growing. */
const lateMs = 50;

/**
 * A queue of this length is processed within a quarter of a second even without concurrency, so waiting is better than
 * a refusal.
 */
const shortLine = 50;

/** Time for which a burst may be late before calls are refused. */
const burstMs = 250;

/** Time without delays after which another burst may be late. */
const calmMs = 2_000;

/**
 * Decides whether another call may wait. The limit is a time rather than a number of calls, because throughput depends
 * on the database and on the queries.
 */
export class Patience {
  private lateSinceMs: number | null = null;
  private lastLateMs = -Infinity;
  private isGone = false;

  /** Receives the state of the queue when a call arrives. Returns whether the call is refused. */
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
