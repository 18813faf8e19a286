import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Is this the secret? In the same time for every wrong one; without a secret nobody is let in. */
export const isSecret = (said: unknown, secret: string | null): boolean =>
  secret !== null && typeof said === 'string' && timingSafeEqual(digest(said), digest(secret));

/** Does the header carry this token? */
export const isBearer = (header: string | undefined, token: string | null): boolean =>
  isSecret(header, token && `Bearer ${token}`);
