import type { SystemMarker } from '@console/contracts';

/**
 * Holds a value in a closure, not in an atom or on `window`. Only the first caller gets the function that reads it.
 * Each marker has its own value.
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

/** Sets or deletes the token. */
export const keepToken = token.keep;

/**
 * Returns the reading function once, to the API module when it is first imported; remotes call operations and cannot
 * read tokens.
 */
export const takeTokenReader = token.take;

/** Sets or deletes the key that encrypts this user's drafts. */
export const keepDraftKey = draftKey.keep;

/** Returns the reading function once, to the shell at boot; remotes cannot read drafts. */
export const takeDraftKeyReader = draftKey.take;
