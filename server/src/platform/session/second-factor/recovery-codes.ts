import { randomBytes } from 'node:crypto';
import type { SecretBox } from '../../vault/secret-box';
import { base32Of } from './totp';

const recoveryCodes = 10;

/** Ten codes of forty bits, written so that they can be copied by ctx. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => base32Of(randomBytes(5)).replace(/^.{4}/, '$&-'));

/** Keyed, since forty bits of a plain hash could be tried out. Case, spaces and hyphens do not matter. */
export const recoveryHash = ({ sign }: SecretBox, userId: string, code: string): string =>
  sign(`recovery ${userId} ${code.toUpperCase().replace(/[\s-]/g, '')}`);
