import { deadline } from '@console/remote-kit';
import { watchSession } from '@console/session';
import { draftsWritten, flushDrafts } from '../drafts/draft-keeper';
import { type Ended, keepEnded } from '../session/ended';

/** Longest time that a page waits for its drafts to be written. */
const writeMs = 1000;

/** Remotes whose code has run in this document. */
const ran = new Set<string>();
let hasEnded = false;
let isLeaving = false;

/**
 * Records that a remote has run: its code stays in the document until the document is replaced, also for the next user.
 */
export function noteRan(remote: string): void {
  ran.add(remote);
}

/**
 * Returns whether a signed-out user must not type in this document: after a session has ended, or if code of a remote
 * other than `owner` has run. `owner` is the remote that the form belongs to.
 */
export const isStale = (owner: string | null): boolean => hasEnded || [...ran].some((remote) => remote !== owner);

/**
 * Loads a new document in place of this one, after the drafts are written.
 * @param to an address without a hash, because a hash could navigate within this document
 */
export function startAfresh(to: string, ended: Ended | null): void {
  if (isLeaving) return;
  isLeaving = true;
  if (ended) keepEnded(ended);
  void written(draftsWritten()).then(() => location.replace(to));
}

/** Reloads the document after its drafts are written, without a confirmation dialog. */
export function reload(): void {
  if (isLeaving) return;
  isLeaving = true;
  void written(flushDrafts()).then(() => location.reload());
}

const written = (drafts: Promise<void>): Promise<void> =>
  deadline(drafts, writeMs, 'Writing the drafts').catch(() => undefined);

/**
 * Registers before any code of a remote runs, so that remotes cannot see, cancel or redirect the replacement of the
 * document.
 */
export function guardLeaving(): void {
  for (const marker of ['vcc', 'self-onboarding'] as const) {
    let wasIn = false;
    watchSession(({ at }) => {
      if (at === 'in') wasIn = true;
      else if (wasIn) hasEnded = true;
    }, marker);
  }
  const silence = (event: Event) => {
    if (isLeaving) event.stopImmediatePropagation();
  };
  window.addEventListener('beforeunload', silence, { capture: true });
  // A `navigate` handler could intercept the new address within this document.
  if ('navigation' in window) window.navigation.addEventListener('navigate', silence, { capture: true });
}
