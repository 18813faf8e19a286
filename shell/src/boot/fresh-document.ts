import { deadline } from '@console/remote-kit';
import { watchSession } from '@console/session';
import { draftsWritten, flushDrafts } from '../drafts/draft-keeper';
import { type Ended, keepEnded } from '../session/ended';

/** Longer than this no page waits for what was typed to be written down. */
const writeMs = 1000;

/** Remotes whose code has run in this document. */
const ran = new Set<string>();
let hasEnded = false;
let isLeaving = false;

/** What the code of a remote leaves behind lives as long as the document, whoever sits in front of it. */
export function noteRan(remote: string): void {
  ran.add(remote);
}

/**
 * May nobody type here who is not signed in? After the end of a session, and where code has run of any remote but
 * `owner`, whose own page the form is.
 */
export const isStale = (owner: string | null): boolean => hasEnded || [...ran].some((remote) => remote !== owner);

/**
 * Loads a new document in place of this one, once what was typed is written down.
 * @param to an address without a hash: with one it could be a place in this document
 */
export function startAfresh(to: string, ended: Ended | null): void {
  if (isLeaving) return;
  isLeaving = true;
  if (ended) keepEnded(ended);
  void written(draftsWritten()).then(() => location.replace(to));
}

/** Reloads the document once the drafts of its pages are written; no page asks whether to leave. */
export function reload(): void {
  if (isLeaving) return;
  isLeaving = true;
  void written(flushDrafts()).then(() => location.reload());
}

const written = (drafts: Promise<void>): Promise<void> =>
  deadline(drafts, writeMs, 'Writing the drafts').catch(() => undefined);

/** Before any code of a remote runs: it hears of no way out of the document, so it can stop none and go along none. */
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
  // It could answer the new address by itself, within this document.
  if ('navigation' in window) window.navigation.addEventListener('navigate', silence, { capture: true });
}
