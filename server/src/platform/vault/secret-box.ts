import { createHmac } from 'node:crypto';
import { decrypt, derive, encrypt } from './sealing';

/** Cryptography for user secrets, with keys derived from the master key, so that all processes use the same keys. */
export interface SecretBox {
  /** Returns a signature that proves that this server wrote the text. */
  sign: (text: string) => string;
  /** Returns the key for a user's drafts in the browser. It is the same at each sign-in and never stored. */
  draftKeyOf: (userId: string) => string;
  seal: (text: string) => Buffer;
  open: (sealed: Buffer) => string;
}

export function createSecretBox(masterKey: Buffer): SecretBox {
  const signKey = derive(masterKey, 'signature');
  const draftKey = derive(masterKey, 'draft');
  const sealKey = derive(masterKey, 'second-factor-seal');
  return {
    sign: (text) => createHmac('sha256', signKey).update(text).digest('base64url'),
    draftKeyOf: (userId) => createHmac('sha256', draftKey).update(userId).digest('base64'),
    seal: (text) => encrypt(sealKey, text),
    open: (sealed) => decrypt(sealKey, sealed),
  };
}
