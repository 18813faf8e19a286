import { randomBytes, randomInt } from 'node:crypto';

/** 256 bits that fit into an address, a header and a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Six digits, each as likely as any other. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
