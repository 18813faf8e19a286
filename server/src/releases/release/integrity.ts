import { createHash } from 'node:crypto';

/** Subresource Integrity value of some bytes. */
export const integrityOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
