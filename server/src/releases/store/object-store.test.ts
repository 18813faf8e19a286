import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore } from './object-store';

const folder = mkdtempSync(path.join(tmpdir(), 'vcc-objects-'));
afterAll(() => rmSync(folder, { recursive: true }));

const key = 'ab'.repeat(48);

test('a stored object is returned, and a missing one is null', async () => {
  const store = folderStore(path.join(folder, 'one'));
  await store.put(key, Buffer.from('words'));
  await store.put(key, Buffer.from('words'));
  expect((await store.get(key))?.toString()).toBe('words');
  expect(await store.get(`${key}.br`)).toBeNull();
  expect(readdirSync(path.join(folder, 'one/ab'))).toEqual([key]);
});

test('a key that is not a hash is refused', async () => {
  const store = folderStore(folder);
  for (const odd of ['../x', '', 'ab', `${key}/../../x`]) await expect(store.get(odd)).rejects.toThrow('not a key');
});

test('a put that cannot write rejects with the system error', async () => {
  writeFileSync(path.join(folder, 'file'), '');
  const store = folderStore(path.join(folder, 'file'));
  await expect(store.put(key, Buffer.from('words'))).rejects.toThrow(/ENOTDIR|EEXIST/);
});
