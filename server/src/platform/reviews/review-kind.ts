import type { ReviewKind } from '@console/contracts/areas';
import type { Ctx } from '../context';

/** Data of a review for the handler of its kind. */
export interface Subject {
  id: string;
  objectId: string;
  snapshot: unknown;
  /** Note by the user who decided; null if there is none. */
  note: string | null;
}

/** Execution of an approved request: done, running until its kind ends it, or failed with a reason. */
export type Execution = { at: 'DONE' } | { at: 'RUNNING' } | { at: 'FAILED'; failure: string };

/** Implementation of a review kind. Its functions run with the review locked, in the transaction of the decision. */
export interface ReviewHandler {
  kind: ReviewKind;
  /** Locks the object. Resolves with its version, or null if it no longer exists. */
  lock: (ctx: Ctx, objectId: string) => Promise<number | null>;
  /**
   * Returns whether the locked object is essentially the submitted one, although its version has changed. Without this
   * function, every other version makes the review stale.
   */
  isUnchanged?: (ctx: Ctx, subject: Subject) => Promise<boolean>;
  /** Executes or starts the request, or refuses it. A failure of another system is stored with the review. */
  approve: (ctx: Ctx, subject: Subject) => Promise<Execution>;
  /** Restores the object's previous state. `EXPIRED` also applies after a change of the object. */
  release: (ctx: Ctx, subject: Subject, why: 'REJECTED' | 'WITHDRAWN' | 'EXPIRED') => Promise<void>;
}

/** Handlers by kind; the start checks that each kind has one. */
export type ReviewHandlers = Readonly<Record<ReviewKind, ReviewHandler>>;
