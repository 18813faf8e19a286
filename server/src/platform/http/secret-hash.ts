import { createHash } from 'node:crypto';

/** Only hashes of tokens are stored and compared. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
