import { randomBytes, randomInt } from 'node:crypto';
import { codeLength, codeLetters } from '@console/contracts';

/** Returns 256 random bits for an address, a header or a cookie. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Returns a code whose characters are uniformly distributed. */
export const newCode = (): string =>
  Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');
