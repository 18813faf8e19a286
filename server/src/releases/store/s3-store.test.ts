import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { openS3Server, type S3Server } from '../../testing/s3-server';
import { storeFile } from '../release/store-file.actions';
import type { ObjectStore } from './object-store';
import { openS3, s3Store } from './s3-store';

let server: S3Server;
let store: ObjectStore;
beforeEach(async () => {
  server = await openS3Server();
  store = s3Store(server.config, { timeoutMs: 1_000, waitMs: 1 });
});
afterEach(() => server.close());

const text = Buffer.from('export const words = ["again", "again"];\n'.repeat(20));
const keyOf = (bytes: Buffer) => createHash('sha384').update(bytes).digest('hex');
const key = keyOf(text);
const place = `registry/${key}`;

test('stored objects are returned, also compressed ones; a missing object is null', async () => {
  expect([await store.get(key), await store.putAt(key)]).toEqual([null, null]);
  await store.put(key, text);
  await store.put(`${key}.br`, brotliCompressSync(text));
  expect(await store.get(key)).toEqual(text);
  expect(await store.get(`${key}.br`)).toEqual(brotliCompressSync(text));
  expect([...server.objects.keys()]).toEqual([place, `${place}.br`]);
  // The Last-Modified header has a resolution of one second.
  expect((await store.putAt(key))?.toUTCString()).toBe(server.objects.get(place)?.at.toUTCString());
});

test('a key that is not a hash is refused without a request', async () => {
  for (const odd of ['../x', '', 'ab', `${key}/../../x`]) await expect(store.get(odd)).rejects.toThrow('not a key');
  expect(server.requests).toEqual([]);
});

test.each([
  ['', text],
  ['', Buffer.alloc(0)],
  ['.br', text],
  ['.br', brotliCompressSync(Buffer.from('other words'))],
])('a corrupted object %s is returned as missing, and another put repairs it', async (end, damaged) => {
  const whole = end === '' ? text : brotliCompressSync(text);
  await store.put(`${key}${end}`, whole);
  server.objects.set(`${place}${end}`, { bytes: Buffer.concat([damaged, Buffer.from('!')]), at: new Date() });
  expect(await store.get(`${key}${end}`)).toBeNull();
  await store.put(`${key}${end}`, whole);
  expect(await store.get(`${key}${end}`)).toEqual(whole);
});

test('a put with a key that is not the digest of the content fails', async () => {
  await expect(store.put(keyOf(Buffer.from('else')), text)).rejects.toThrow('returned other content');
});

test.each([
  ['slow' as const],
  ['cut' as const],
  [{ status: 503, code: 'SlowDown' }],
  [{ status: 500, code: 'Internal' }],
])('a request is retried after a temporary failure (%j)', async (trouble) => {
  server.trouble('PUT', trouble);
  server.trouble('GET', trouble);
  await store.put(key, text);
  expect(await store.get(key)).toEqual(text);
});

test('a server that is slow, failing or unreachable causes an error, never a missing object', async () => {
  server.trouble('GET', 'slow', 'slow', 'slow');
  await expect(store.get(key)).rejects.toThrow('The object store did not respond to GET');
  const down = { status: 503, code: 'SlowDown' };
  server.trouble('PUT', down, down, down);
  await expect(store.put(key, text)).rejects.toThrow('The object store answered 503 (SlowDown) to PUT');
  server.trouble('HEAD', { status: 403, code: 'AccessDenied' });
  await expect(store.putAt(key)).rejects.toThrow('answered 403');
  server.trouble('DELETE', { status: 403, code: 'AccessDenied' });
  await expect(store.remove(key)).rejects.toThrow('answered 403 (AccessDenied) to DELETE');
  const elsewhere = s3Store({ ...server.config, endpoint: 'http://127.0.0.1:1' }, { timeoutMs: 1_000, waitMs: 1 });
  await expect(elsewhere.get(key)).rejects.toThrow('The object store did not respond to GET');
});

test('a put into a full bucket is refused with a remedy, without retries', async () => {
  server.trouble('PUT', { status: 507, code: 'XMinioStorageFull' });
  await expect(storeFile(store, text)).rejects.toMatchObject({
    data: { reason: expect.stringContaining('Free some space and publish again.') },
  });
});

test('a listing contains the own objects of all pages, and no other objects of the bucket', async () => {
  const many = Array.from({ length: 8 }, (_, index) => Buffer.from(`words ${index}`));
  for (const bytes of many) await store.put(keyOf(bytes), bytes);
  for (const other of ['other/x', 'registry/0&b', 'registry/zz', `registry/deeper/${key}`])
    server.objects.set(other, { bytes: text, at: new Date(0) });
  const names: string[] = [];
  for (let mark: string | null | undefined = null; mark !== undefined;) {
    const { objects, next } = await store.list(mark);
    names.push(...objects.map(({ name }) => name));
    mark = next ?? undefined;
  }
  expect(names).toEqual(many.map(keyOf).sort());
});

test('an object can be removed twice without an error', async () => {
  await store.put(key, text);
  await store.remove(key);
  await store.remove(key);
  expect(await store.get(key)).toBeNull();
});

describe('a start', () => {
  test('succeeds with a working bucket', async () => {
    await expect(openS3(server.config)).resolves.toBeDefined();
  });

  test.each([
    ['another secret', { secret: 'else' }, 'SignatureDoesNotMatch'],
    ['another key id', { keyId: 'ELSE' }, 'InvalidAccessKeyId'],
    ['another region', { region: 'us-east-1' }, 'InvalidAccessKeyId'],
    ['another bucket', { bucket: 'else' }, 'NoSuchBucket'],
  ])('stops with %s, with an error of one sentence without the secret', async (_what, change, code) => {
    const config = { ...server.config, ...change };
    const sentence = await openS3(config).then(String, (error: Error) => error.message);
    expect(sentence).toMatch(/^OBJECT_STORE cannot be used \(.*\); set it, OBJECT_STORE_KEY_ID and .*list objects\.$/);
    expect(sentence).toContain(code);
    expect(sentence).not.toContain(config.secret);
  });
});
