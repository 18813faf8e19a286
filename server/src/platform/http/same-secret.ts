import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares a secret in constant time. Without a configured secret it always returns false. */
export const isSecret = (said: unknown, secret: string | null): boolean =>
  secret !== null && typeof said === 'string' && timingSafeEqual(digest(said), digest(secret));

/** Returns whether the header has this bearer token. */
export const isBearer = (header: string | undefined, token: string | null): boolean =>
  isSecret(header, token && `Bearer ${token}`);
