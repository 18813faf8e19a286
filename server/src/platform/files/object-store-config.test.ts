import { objectStoreConfigOf } from './object-store-config';

const of = (address?: string, keyId?: string, secret?: string) => objectStoreConfigOf({ address, keyId, secret });

test('without settings files are stored locally', () => {
  expect(of()).toBeNull();
  expect(of('', '', '')).toBeNull();
});

test('bucket, prefix, endpoint and region are parsed from the address', () => {
  expect(of('s3://files.of/a/b?endpoint=http://10.0.0.5:9000&region=eu-central-1', 'ID', 'very/secret+')).toEqual({
    endpoint: 'http://10.0.0.5:9000',
    bucket: 'files.of',
    prefix: 'a/b/',
    region: 'eu-central-1',
    keyId: 'ID',
    secret: 'very/secret+',
  });
});

test('a region without an endpoint is a region of Amazon S3', () => {
  expect(of('s3://files?region=eu-west-1', 'ID', 'secret')).toMatchObject({
    endpoint: 'https://s3.eu-west-1.amazonaws.com',
    prefix: '',
  });
});

test.each([
  ['https://bucket', 'OBJECT_STORE is not an address of a bucket'],
  ['bucket', 'OBJECT_STORE is not an address of a bucket'],
  ['s3://B!', 'OBJECT_STORE is not an address of a bucket'],
  ['s3://bucket/a b', 'OBJECT_STORE is not an address of a bucket'],
  ['s3://ID:hidden@bucket', 'OBJECT_STORE contains credentials'],
  ['s3://bucket?secret=hidden', 'OBJECT_STORE has a setting other than endpoint and region'],
  ['s3://bucket?endpoint=minio:9000', 'OBJECT_STORE has no endpoint'],
  ['s3://bucket?endpoint=http://minio/path', 'OBJECT_STORE has no endpoint'],
  ['s3://bucket?region=', 'OBJECT_STORE has no region'],
])('%s stops the start with one sentence without the secret', (address, sentence) => {
  expect(() => of(address, 'ID', 'secret')).toThrow(sentence);
  expect(() => of(address, 'ID', 'secret')).not.toThrow('hidden');
});

test.each([
  ['s3://bucket', undefined, 'secret', 'OBJECT_STORE_KEY_ID is not an access key ID'],
  ['s3://bucket', 'ID', undefined, 'OBJECT_STORE_SECRET is not an access key secret'],
  ['s3://bucket', 'ID', 'two lines\n', 'OBJECT_STORE_SECRET is not an access key secret'],
  [undefined, 'ID', 'secret', 'is set without OBJECT_STORE'],
])('%s with the key %s stops the start', (address, keyId, secret, sentence) => {
  expect(() => of(address, keyId, secret)).toThrow(sentence);
});
