/**
 * The token lives in this closure only: not in an atom, not in storage, not on `window`.
 * Whoever takes the reader first is the only one to have it; that is the API module, at its first import.
 */
let token: string | null = null;
let isTaken = false;

/** Keeps or forgets the token. */
export function keepToken(value: string | null): void {
  token = value;
}

/** Gives the reader once; a second taker is refused, so remotes call operations instead of reading tokens. */
export function takeTokenReader(): () => string | null {
  if (isTaken) throw new Error('The token reader is taken; reach the server through call().');
  isTaken = true;
  return () => token;
}
