import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { cardNumberOf } from './card-number.rules';
import { decrypt, derive, encrypt } from './sealing';
import type { WrappingKeys } from './wrapping-keys';

/** A sealed number: its ciphertext, the key of this one record in wrapped form, and which key wrapped it. */
export interface Sealed {
  number_cipher: Buffer;
  number_key: Buffer;
  key_id: string;
}

/** What is stored of a card number. */
export interface SealedNumber extends Sealed {
  number_hmac: Buffer;
  bin8: string;
  last4: string;
}

/** A sealed number with the card that it belongs to; one from before record keys has none. */
export interface StoredNumber {
  id: string;
  number_cipher: Buffer;
  number_key: Buffer | null;
  key_id: string | null;
}

export interface CardVault {
  /** The wrapping key that everything should be under. */
  keyId: string;
  draw: (bin: string) => string;
  /** Opens for this card alone: put into the row of another, it does not. */
  seal: (cardId: string, number: string) => SealedNumber;
  open: (stored: StoredNumber) => string;
  /** The same number under the present wrapping key; its own key stays where it has one. */
  rewrap: (stored: StoredNumber) => Sealed;
  /** Finds a card by its whole number without decrypting any. */
  indexOf: (number: string) => Buffer;
  /** The three digits that belong to a number and its expiry: worked out, never kept. */
  securityCodeOf: (number: string, expiry: string) => string;
}

const recordKeyBytes = 32;

/**
 * One master key for what must not change (the index, the security codes), and wrapping keys for what can: who holds
 * the index key still cannot decrypt, and a leaked wrapping key is replaced without touching any ciphertext.
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
