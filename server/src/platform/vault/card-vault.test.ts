import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isCardNumber } from '@console/contracts';
import * as fc from 'fast-check';
import { lockFile } from '../start/kernel-lock.mjs';
import { loadCardKey } from './card-key';
import { cardNumberOf, maskedNumber } from './card-number.rules';
import { createCardVault } from './card-vault';
import { makeKeyFile } from './key-file';
import { derive, encrypt } from './sealing';
import { loadWrappingKeys, wrappingKeysOf } from './wrapping-keys';

const [oldKey, newKey] = [Buffer.alloc(32, 3), Buffer.alloc(32, 4)];
const vault = createCardVault(Buffer.alloc(32, 1), wrappingKeysOf([oldKey]));
const stored = (id: string, number: string) => ({ id, ...vault.seal(id, number) });

describe('a card number', () => {
  test('has sixteen digits and a valid check digit, whatever random digits are drawn', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6,8}$/), fc.infiniteStream(fc.integer({ min: 0, max: 9 })), (bin, digits) => {
        const number = cardNumberOf(bin, () => digits.next().value ?? 0);
        return number.length === 16 && isCardNumber(number) && number.startsWith(bin);
      }),
    );
  });

  test('with one wrong digit is invalid', () => {
    const number = vault.draw('40001201');
    const wrong = number.slice(0, 9) + String((Number(number[9]) + 1) % 10) + number.slice(10);
    expect(isCardNumber(wrong)).toBe(false);
  });

  test('is masked to its first and last four digits', () => {
    expect(maskedNumber('40001201', '4242')).toBe('4000••••••••4242');
  });
});

describe('the vault', () => {
  test('decrypts its own ciphertext, which does not contain the number', () => {
    const number = vault.draw('40001201');
    const sealed = stored('card_1', number);
    expect(vault.open(sealed)).toBe(number);
    expect(sealed.number_cipher.toString('latin1')).not.toContain(number.slice(8, 12));
  });

  test('encrypts a number differently each time, but with the same index', () => {
    const [first, second] = [stored('card_1', '4000120100000002'), stored('card_1', '4000120100000002')];
    expect(first.number_cipher.equals(second.number_cipher)).toBe(false);
    expect(first.number_hmac.equals(second.number_hmac)).toBe(true);
  });

  test('refuses a modified ciphertext', () => {
    const sealed = stored('card_1', '4000120100000002');
    sealed.number_cipher[14] = (sealed.number_cipher[14] ?? 0) ^ 1;
    expect(() => vault.open(sealed)).toThrow();
  });

  test('derives another index from another key', () => {
    const other = createCardVault(Buffer.alloc(32, 2), wrappingKeysOf([oldKey]));
    expect(other.indexOf('4000120100000002').equals(vault.indexOf('4000120100000002'))).toBe(false);
  });

  test('refuses a ciphertext in the row of another card', () => {
    expect(() => vault.open({ ...stored('card_1', '4000120100000002'), id: 'card_2' })).toThrow();
  });

  test('derives the same security code every time, and other codes for other cards', () => {
    const code = vault.securityCodeOf('4000120100000002', '12/27');
    expect(code).toMatch(/^\d{3}$/);
    expect(vault.securityCodeOf('4000120100000002', '12/27')).toBe(code);
    const others = ['4000120100000010', '4000120100000028', '4000120100000036'].map((number) =>
      vault.securityCodeOf(number, '12/27'),
    );
    expect(new Set([code, ...others]).size).toBeGreaterThan(1);
  });
});

describe('a rotated wrapping key', () => {
  const rotated = createCardVault(Buffer.alloc(32, 1), wrappingKeysOf([newKey, oldKey]));
  const after = createCardVault(Buffer.alloc(32, 1), wrappingKeysOf([newKey]));

  test('decrypts rows of the old key, and rewraps them without a new ciphertext', () => {
    const before = stored('card_1', '4000120100000002');
    expect(rotated.open(before)).toBe('4000120100000002');
    const renewed = { id: 'card_1', ...rotated.rewrap(before) };
    expect(renewed.number_cipher.equals(before.number_cipher)).toBe(true);
    expect(renewed.key_id).toBe(rotated.keyId);
    expect(after.open(renewed)).toBe('4000120100000002');
    expect(() => vault.open(renewed)).toThrow('is not configured');
  });

  test('adds a data key to a row without one', () => {
    const former = encrypt(derive(Buffer.alloc(32, 1), 'card-number-seal'), '4000120100000002');
    const row = { id: 'card_1', number_cipher: former, number_key: null, key_id: null };
    expect(after.open(row)).toBe('4000120100000002');
    expect(after.open({ id: 'card_1', ...after.rewrap(row) })).toBe('4000120100000002');
  });

  test('does not change the index and the security codes', () => {
    expect(after.indexOf('4000120100000002').equals(vault.indexOf('4000120100000002'))).toBe(true);
    expect(after.securityCodeOf('4000120100000002', '12/27')).toBe(vault.securityCodeOf('4000120100000002', '12/27'));
  });
});

describe('the card key', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'card-key-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is created once, readable by its owner only, and loaded afterwards', () => {
    const key = loadCardKey(folder, undefined);
    expect(loadCardKey(folder, undefined).equals(key)).toBe(true);
    expect(statSync(path.join(folder, 'card.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(path.join(folder, 'card.key'), 'utf8')).toHaveLength(64);
  });

  test('the temporary file of a process with the same number in another container is not overwritten', () => {
    const other = path.join(folder, `other.key.${process.pid}`);
    writeFileSync(other, 'theirs');
    makeKeyFile(path.join(folder, 'other.key'), 'ours');
    expect(readFileSync(other, 'utf8')).toBe('theirs');
  });

  test('a damaged card key stops the start', () => {
    writeFileSync(path.join(folder, 'card.key'), 'broken');
    expect(() => loadCardKey(folder, undefined)).toThrow('64 hexadecimal digits');
    expect(() => loadCardKey(folder, 'short')).toThrow('CARD_KEY');
  });
});

describe('the wrapping keys', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wrapping-keys-'));
  const load = (rotates = false) => loadWrappingKeys(folder, undefined, { rotates });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('a rotation adds a new current key, keeps the old keys, and leaves the file readable by its owner only', () => {
    const first = load().current;
    expect(load().current).toEqual(first);
    const rotated = load(true);
    expect(rotated.current.id).not.toBe(first.id);
    expect(rotated.find(first.id).equals(first.key)).toBe(true);
    expect(load().current).toEqual(rotated.current);
    expect(statSync(path.join(folder, 'card-wrapping.keys')).mode & 0o777).toBe(0o600);
  });

  test('a rotation is refused while another process rotates, and changes nothing', () => {
    const { current } = load();
    const other = lockFile(path.join(folder, 'card-wrapping.keys.lock'));
    if (other.at !== 'locked') throw new Error('The lock is not free.');
    expect(() => load(true)).toThrow(/^The card keys in .* are being rotated by process \d+ on .+; start again/);
    expect(load().current).toEqual(current);
    other.release();
    expect(load(true).find(current.id).equals(current.key)).toBe(true);
  });

  test('a rotation does not overwrite the temporary file of a process with the same number in another container', () => {
    const other = path.join(folder, `card-wrapping.keys.${process.pid}`);
    writeFileSync(other, 'theirs');
    load(true);
    expect(readFileSync(other, 'utf8')).toBe('theirs');
  });

  test('can be set in the environment, where the first one is current and a rotation is refused', () => {
    const [newer, older] = ['a'.repeat(64), 'b'.repeat(64)];
    expect(loadWrappingKeys(folder, `${newer},${older}`, { rotates: false }).current.key.toString('hex')).toBe(newer);
    expect(() => loadWrappingKeys(folder, newer, { rotates: true })).toThrow('CARD_WRAPPING_KEYS');
    expect(() => loadWrappingKeys(folder, `${newer},short`, { rotates: false })).toThrow('64 hexadecimal digits');
  });
});
