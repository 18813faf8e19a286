import { createHash } from 'node:crypto';

/** In small hexadecimal digits. */
export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');
