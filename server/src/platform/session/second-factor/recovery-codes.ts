import { randomBytes } from 'node:crypto';
import type { SecretBox } from '../../vault/secret-box';
import { base32Of } from './totp';

const recoveryCodes = 10;

/** Returns ten codes of forty bits, in groups that can be copied by hand. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodes }, () => base32Of(randomBytes(5)).replace(/^.{4}/, '$&-'));

/** Keyed hash: a plain hash of forty bits could be reversed by brute force. Case, spaces and hyphens are ignored. */
export const recoveryHash = ({ sign }: SecretBox, userId: string, code: string): string =>
  sign(`recovery ${userId} ${code.toUpperCase().replace(/[\s-]/g, '')}`);
