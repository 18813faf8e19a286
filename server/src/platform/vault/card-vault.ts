import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { cardNumberOf } from './card-number.rules';
import { decrypt, derive, encrypt } from './sealing';
import type { WrappingKeys } from './wrapping-keys';

/** An encrypted number: ciphertext, wrapped record key, and id of the wrapping key. */
export interface Sealed {
  number_cipher: Buffer;
  number_key: Buffer;
  key_id: string;
}

/** Stored values of a card number. */
export interface SealedNumber extends Sealed {
  number_hmac: Buffer;
  bin8: string;
  last4: string;
}

/** An encrypted number with its card. Numbers from before the introduction of record keys have none. */
export interface StoredNumber {
  id: string;
  number_cipher: Buffer;
  number_key: Buffer | null;
  key_id: string | null;
}

export interface CardVault {
  /** Id of the current wrapping key. */
  keyId: string;
  draw: (bin: string) => string;
  /** Encrypts for this card only: decryption for another card fails. */
  seal: (cardId: string, number: string) => SealedNumber;
  open: (stored: StoredNumber) => string;
  /** Wraps the record key with the current wrapping key. A number without a record key is encrypted again. */
  rewrap: (stored: StoredNumber) => Sealed;
  /** Returns the keyed hash for finding a card by its full number without decryption. */
  indexOf: (number: string) => Buffer;
  /** Derives the security code of a number and its expiry; it is never stored. */
  securityCodeOf: (number: string, expiry: string) => string;
}

const recordKeyBytes = 32;

/**
 * Creates the vault. Keys that cannot change (index and security codes) are derived from the master key; wrapping keys
 * can be replaced. The index key cannot decrypt, and a leaked wrapping key can be replaced without changing any
 * ciphertext.
 */
export function createCardVault(masterKey: Buffer, keys: WrappingKeys): CardVault {
  const formerSealKey = derive(masterKey, 'card-number-seal');
  const indexKey = derive(masterKey, 'card-number-index');
  const codeKey = derive(masterKey, 'card-security-code');
  const indexOf = (number: string) => createHmac('sha256', indexKey).update(number).digest();

  const wrap = (id: string, recordKey: Buffer) => encrypt(keys.current.key, recordKey.toString('base64'), id);
  const recordKeyOf = (id: string, wrapped: Buffer, keyId: string) =>
    Buffer.from(decrypt(keys.find(keyId), wrapped, id), 'base64');
  const sealWithKey = (id: string, number: string): Sealed => {
    const recordKey = randomBytes(recordKeyBytes);
    return { number_cipher: encrypt(recordKey, number, id), number_key: wrap(id, recordKey), key_id: keys.current.id };
  };
  const open = ({ id, number_cipher, number_key, key_id }: StoredNumber) =>
    number_key === null || key_id === null
      ? decrypt(formerSealKey, number_cipher)
      : decrypt(recordKeyOf(id, number_key, key_id), number_cipher, id);

  return {
    keyId: keys.current.id,
    indexOf,
    open,
    draw: (bin) => cardNumberOf(bin, () => randomInt(10)),
    seal: (cardId, number) => ({
      ...sealWithKey(cardId, number),
      number_hmac: indexOf(number),
      bin8: number.slice(0, 8),
      last4: number.slice(-4),
    }),
    rewrap: (stored) => {
      const { id, number_cipher, number_key, key_id } = stored;
      if (number_key === null || key_id === null) return sealWithKey(id, open(stored));
      return { number_cipher, number_key: wrap(id, recordKeyOf(id, number_key, key_id)), key_id: keys.current.id };
    },
    securityCodeOf: (number, expiry) => {
      const digest = createHmac('sha256', codeKey).update(`${number} ${expiry}`).digest();
      return String(digest.readUInt32BE() % 1000).padStart(3, '0');
    },
  };
}
