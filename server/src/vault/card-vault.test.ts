import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { loadCardKey } from './card-key';
import { cardNumberOf, checkDigitOf, isCardNumber, maskedNumber } from './card-number.rules';
import { createCardVault } from './card-vault';

const vault = createCardVault(Buffer.alloc(32, 1));

describe('a card number', () => {
  test('has the check digit of the standard', () => {
    expect(checkDigitOf('7992739871')).toBe('3');
  });

  test('is sixteen digits with a right check digit, whatever is drawn', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6,8}$/), fc.infiniteStream(fc.integer({ min: 0, max: 9 })), (bin, digits) => {
        const number = cardNumberOf(bin, () => digits.next().value ?? 0);
        return isCardNumber(number) && number.startsWith(bin);
      }),
    );
  });

  test('one wrong digit is noticed', () => {
    const number = vault.draw('40001201');
    const wrong = number.slice(0, 9) + String((Number(number[9]) + 1) % 10) + number.slice(10);
    expect(isCardNumber(wrong)).toBe(false);
  });

  test('is shown by its first and last four in sixteen characters', () => {
    expect(maskedNumber('40001201', '4242')).toBe('4000••••••••4242');
  });
});

describe('the vault', () => {
  test('opens what it sealed, and nothing of the number lies in clear', () => {
    const number = vault.draw('40001201');
    const sealed = vault.seal(number);
    expect(vault.open(sealed.number_cipher)).toBe(number);
    expect(sealed.number_cipher.toString('latin1')).not.toContain(number.slice(8, 12));
  });

  test('seals twice differently and finds both by one index', () => {
    const [first, second] = [vault.seal('4000120100000002'), vault.seal('4000120100000002')];
    expect(first.number_cipher.equals(second.number_cipher)).toBe(false);
    expect(first.number_hmac.equals(second.number_hmac)).toBe(true);
  });

  test('refuses a changed cipher', () => {
    const { number_cipher: cipher } = vault.seal('4000120100000002');
    cipher[14] = (cipher[14] ?? 0) ^ 1;
    expect(() => vault.open(cipher)).toThrow();
  });

  test('another key finds nothing', () => {
    const other = createCardVault(Buffer.alloc(32, 2));
    expect(other.indexOf('4000120100000002').equals(vault.indexOf('4000120100000002'))).toBe(false);
  });
});

describe('the card key', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'card-key-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is made once, readable by its owner alone, and found again', () => {
    const key = loadCardKey(folder, undefined);
    expect(loadCardKey(folder, undefined).equals(key)).toBe(true);
    expect(statSync(path.join(folder, 'card.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(path.join(folder, 'card.key'), 'utf8')).toHaveLength(64);
  });

  test('a damaged one stops the start', () => {
    writeFileSync(path.join(folder, 'card.key'), 'broken');
    expect(() => loadCardKey(folder, undefined)).toThrow('64 hexadecimal digits');
    expect(() => loadCardKey(folder, 'short')).toThrow('CARD_KEY');
  });
});
