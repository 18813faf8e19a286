import { reviewKinds, type ReviewKind } from '@console/contracts/reviews';
import type { Context, Db } from '../context';
import { StartFailure } from '../start/start-failure';

/** Whose hand it is: a person who decides, or the system where time decides. */
export interface Hand {
  db: Db;
  now: Date;
  companyId: string;
  by: { id: string; name: string };
  /** The system's own deeds, those of a channel and of risk control are not those of the console. */
  through: 'CONSOLE' | 'SYSTEM' | 'CHANNEL' | 'RISK';
}

/** What a kind needs to know of its review. */
export interface Subject {
  id: string;
  objectId: string;
  snapshot: unknown;
}

/** What became of what was approved: done, begun and to be ended later by its kind, or not possible and why. */
export type Execution = { at: 'DONE' } | { at: 'RUNNING' } | { at: 'FAILED'; failure: string };

/** What the engine asks of a kind. It is called with the review locked, in the transaction of the decision. */
export interface ReviewHandler {
  kind: ReviewKind;
  /** Button codes in their order: who holds one decides that step. */
  steps: readonly [string, ...string[]];
  /** Who sees them at the desk, beside those who may see reviews at all; missing where everybody of them does. */
  seenWith?: string;
  /** Days until nobody decides it any more. */
  days: number;
  /** Holds the object; its version now, or null where it is gone. */
  lock: (hand: Hand, objectId: string) => Promise<number | null>;
  /** Does what was asked for or begins it, or refuses; a failure of somebody else's is kept with the review instead. */
  approve: (hand: Hand, subject: Subject) => Promise<Execution>;
  /** Gives the object back as it was. `EXPIRED` also where it changed meanwhile. */
  release: (hand: Hand, subject: Subject, why: 'REJECTED' | 'WITHDRAWN' | 'EXPIRED') => Promise<void>;
}

/** The handlers by kind. */
export type ReviewHandlers = Record<ReviewKind, ReviewHandler>;

/** One handler for each kind of the contracts; another number of them stops the start. */
export function handlersOf(handlers: ReviewHandler[]): ReviewHandlers {
  const missing = reviewKinds.filter((kind) => handlers.filter((one) => one.kind === kind).length !== 1);
  if (missing.length > 0)
    throw new StartFailure(
      `Reviews of ${missing.join(', ')} need exactly one handler each; name it in review-handlers.ts.`,
    );
  // Each kind was found just above.
  return Object.fromEntries(handlers.map((handler) => [handler.kind, handler])) as ReviewHandlers;
}

/** The hand of who makes a call. */
export const handOf = ({ db, now, actor }: Pick<Context, 'db' | 'now' | 'actor'>): Hand => ({
  db,
  now,
  companyId: actor.companyId,
  by: { id: actor.userId, name: actor.nickname },
  through: 'CONSOLE',
});
