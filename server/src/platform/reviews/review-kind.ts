import type { ReviewKind } from '@console/contracts/areas';
import type { Context, Db } from '../context';

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
  /** Holds the object; its version now, or null where it is gone. */
  lock: (hand: Hand, objectId: string) => Promise<number | null>;
  /** Does what was asked for or begins it, or refuses; a failure of somebody else's is kept with the review instead. */
  approve: (hand: Hand, subject: Subject) => Promise<Execution>;
  /** Gives the object back as it was. `EXPIRED` also where it changed meanwhile. */
  release: (hand: Hand, subject: Subject, why: 'REJECTED' | 'WITHDRAWN' | 'EXPIRED') => Promise<void>;
}

/** The handlers by kind; the start has looked for one of each. */
export type ReviewHandlers = Readonly<Record<ReviewKind, ReviewHandler>>;

/** The hand of who makes a call. */
export const handOf = ({ db, now, actor }: Pick<Context, 'db' | 'now' | 'actor'>): Hand => ({
  db,
  now,
  companyId: actor.companyId,
  by: { id: actor.userId, name: actor.nickname },
  through: 'CONSOLE',
});
