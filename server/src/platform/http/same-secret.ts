import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares a secret in constant time. Returns false if no secret is configured. */
export const isSecret = (said: unknown, secret: string | null): boolean =>
  secret !== null && typeof said === 'string' && timingSafeEqual(digest(said), digest(secret));

/** Returns whether the header contains this bearer token. */
export const isBearer = (header: string | undefined, token: string | null): boolean =>
  isSecret(header, token && `Bearer ${token}`);
