import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readTeamKey } from './team-key.mjs';

const folder = mkdtempSync(path.join(os.tmpdir(), 'vcc-team-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name) => path.join(folder, `${name}.pem`);
const pem = (kind, options) =>
  generateKeyPairSync(kind, options).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

writeFileSync(file('good'), pem('ed25519'));
writeFileSync(file('empty'), '');
writeFileSync(file('text'), 'a shopping list');
writeFileSync(file('cut'), pem('ed25519').slice(0, 60));
writeFileSync(file('rsa'), pem('rsa', { modulusLength: 2048 }));
mkdirSync(file('folder'));

test('the key of a team is read with its id', () => {
  expect(readTeamKey(file('good'))).toMatchObject({ at: 'key', id: expect.stringMatching(/^[0-9a-f]{16}$/) });
});

test.each([
  ['is missing', 'none', 'set KEYS_DIR to the folder where it lies'],
  ['is a folder', 'folder', 'EISDIR'],
  ['is empty', 'empty', 'it holds no private key'],
  ['contains another text', 'text', 'it holds no private key'],
  ['is truncated', 'cut', 'it holds no private key'],
  ['contains another type of key', 'rsa', 'it is no Ed25519 key'],
])('a key file that %s is reported in one sentence with its path', (_how, name, words) => {
  const { at, sentence } = readTeamKey(file(name));
  expect([at, sentence.includes(file(name)), sentence.includes('\n')]).toEqual(['wrong', true, false]);
  expect(sentence).toContain(words);
});
