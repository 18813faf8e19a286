import { randomBytes, randomInt } from 'node:crypto';
import { codeLength, codeLetters } from '@console/contracts';

/** 256 bits that fit into an address, a header and a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Each of its letters as likely as any other. */
export const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');
