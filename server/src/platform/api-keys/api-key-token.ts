import { randomBytes } from 'node:crypto';

/** Marks a token as that of an API key, also for scanners that look for published secrets. */
const mark = 'vck_';

/** Returns a new token, which is shown once: the mark and 43 random characters. */
export const newKeyToken = (): string => `${mark}${randomBytes(32).toString('base64url')}`;

/** Returns the visible parts of a token, by which users recognize it. */
export const partsOf = (token: string) => ({ prefix: token.slice(0, 8), last_four: token.slice(-4) });

/** Returns the API key token in an `authorization` header, with or without `Bearer`; null if the header has none. */
export function keyTokenIn(header: string | undefined): string | null {
  const token = header?.replace(/^Bearer +/i, '');
  return token?.startsWith(mark) ? token : null;
}
