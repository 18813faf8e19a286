import { brotliDecompressSync } from 'node:zlib';
import { memoryStore } from '../../testing/memory-store';
import { storeFile } from './store-file.actions';
import { keyOf } from './releases';

const text = Buffer.from('export const words = ["again", "again", "again"];\n'.repeat(50));

test('a file is stored together with its compressed form', async () => {
  const store = memoryStore();
  const { integrity, length } = await storeFile(store, text);
  expect(length).toBe(text.length);
  expect(await store.get(keyOf(integrity))).toEqual(text);
  const packed = await store.get(`${keyOf(integrity)}.br`);
  expect(packed && brotliDecompressSync(packed)).toEqual(text);
});

test('a file that compression does not shrink is stored without a compressed form', async () => {
  const store = memoryStore();
  await storeFile(store, Buffer.from('x'));
  expect(store.objects.size).toBe(1);
});

test.each(['ENOSPC', 'EDQUOT'])('a full store (%s) is refused with a remedy', async (code) => {
  const full = { ...memoryStore(), put: () => Promise.reject(Object.assign(new Error('no room'), { code })) };
  await expect(storeFile(full, text)).rejects.toMatchObject({
    data: { reason: expect.stringContaining('Free some space and publish again.') },
  });
});

test('other errors of the store are not turned into a refusal', async () => {
  const broken = { ...memoryStore(), put: () => Promise.reject(new Error('gone')) };
  await expect(storeFile(broken, text)).rejects.toThrow('gone');
});
