import { createHmac, randomInt } from 'node:crypto';
import { cardNumberOf } from './card-number.rules';
import { decrypt, derive, encrypt } from './sealing';

/** What is stored of a card number. */
interface SealedNumber {
  number_cipher: Buffer;
  number_hmac: Buffer;
  bin8: string;
  last4: string;
}

export interface CardVault {
  draw: (bin: string) => string;
  seal: (number: string) => SealedNumber;
  open: (cipher: Buffer) => string;
  /** Finds a card by its whole number without decrypting any. */
  indexOf: (number: string) => Buffer;
}

/** One master key, two derived ones: who holds the index key still cannot decrypt. */
export function createCardVault(masterKey: Buffer): CardVault {
  const sealKey = derive(masterKey, 'card-number-seal');
  const indexKey = derive(masterKey, 'card-number-index');
  const indexOf = (number: string) => createHmac('sha256', indexKey).update(number).digest();
  return {
    indexOf,
    draw: (bin) => cardNumberOf(bin, () => randomInt(10)),
    seal: (number) => ({
      number_cipher: encrypt(sealKey, number),
      number_hmac: indexOf(number),
      bin8: number.slice(0, 8),
      last4: number.slice(-4),
    }),
    open: (cipher) => decrypt(sealKey, cipher),
  };
}
