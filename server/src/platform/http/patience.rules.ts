import type { QueueState } from '../db/connection-queue';

/** Whoever waits longer for a connection waits in a line that does not get shorter by itself. */
const lateMs = 50;

/** A line of so few is over within a quarter of a second even where calls go one by one, and waiting is better than hearing no. */
const shortLine = 50;

/** A burst may be late for so long before anybody is sent away. */
const burstMs = 250;

/** After so long without being late, a burst may be late again. */
const calmMs = 2_000;

/**
 * Decides whether one more call may wait. Bounded by time and not by number: how many calls a database answers while
 * somebody is willing to wait depends on the database, and on what is asked of it.
 */
export class Patience {
  private lateSinceMs: number | null = null;
  private lastLateMs = -Infinity;
  private isGone = false;

  /** Told of the line whenever a call comes. */
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
