import { createHash } from 'node:crypto';

/** Returns the hash in lower-case hexadecimal. */
export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');
