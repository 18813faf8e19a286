import type { ReviewKind } from '@console/contracts/areas';
import type { Ctx } from '../context';

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
  lock: (ctx: Ctx, objectId: string) => Promise<number | null>;
  /** Does what was asked for or begins it, or refuses; a failure of somebody else's is kept with the review instead. */
  approve: (ctx: Ctx, subject: Subject) => Promise<Execution>;
  /** Gives the object back as it was. `EXPIRED` also where it changed meanwhile. */
  release: (ctx: Ctx, subject: Subject, why: 'REJECTED' | 'WITHDRAWN' | 'EXPIRED') => Promise<void>;
}

/** The handlers by kind; the start has looked for one of each. */
export type ReviewHandlers = Readonly<Record<ReviewKind, ReviewHandler>>;
