import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Does the header carry this token? In the same time for every wrong one; without a token nobody is let in. */
export const isBearer = (header: string | undefined, token: string | null): boolean =>
  token !== null && timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
