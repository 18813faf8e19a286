import type { SystemMarker } from '@console/contracts';

/**
 * Values that live in this closure only: not in an atom, not on `window`. Whoever takes the reader first is the only
 * one to have it. Each marker has its own.
 */
function closet(refusal: string) {
  const values = new Map<SystemMarker, string>();
  let isTaken = false;
  return {
    keep: (next: string | null, marker: SystemMarker = 'vcc'): void => {
      if (next === null) values.delete(marker);
      else values.set(marker, next);
    },
    take: (): ((marker?: SystemMarker) => string | null) => {
      if (isTaken) throw new Error(refusal);
      isTaken = true;
      return (marker = 'vcc') => values.get(marker) ?? null;
    },
  };
}

const token = closet('The token reader is taken; reach the server through call().');
const draftKey = closet('The reader of the draft key is taken; the shell keeps drafts for everyone.');

/** Keeps or forgets the token. */
export const keepToken = token.keep;

/** Gives the reader once, to the API module at its first import; remotes call operations instead of reading tokens. */
export const takeTokenReader = token.take;

/** Keeps or forgets the key that encrypts this user's drafts. */
export const keepDraftKey = draftKey.keep;

/** Gives the reader once, to the shell at boot; remotes hand their state over instead of reading drafts. */
export const takeDraftKeyReader = draftKey.take;
