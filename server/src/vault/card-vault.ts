import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { cardNumberOf } from './card-number.rules';

const nonceBytes = 12;
const tagBytes = 16;

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

const derive = (key: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, 32));

function encrypt(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const text = decipher.update(sealed.subarray(nonceBytes, -tagBytes));
  return Buffer.concat([text, decipher.final()]).toString('utf8');
}
