/**
 * A value that lives in this closure only: not in an atom, not in storage, not on `window`. Whoever takes the
 * reader first is the only one to have it.
 */
function closet(refusal: string) {
  let value: string | null = null;
  let isTaken = false;
  return {
    keep: (next: string | null): void => {
      value = next;
    },
    take: (): (() => string | null) => {
      if (isTaken) throw new Error(refusal);
      isTaken = true;
      return () => value;
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
