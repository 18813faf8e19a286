import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { AwsClient } from 'aws4fetch';
import { StartFailure, textOf } from '../../platform/start/start-failure';
import type { ObjectStoreConfig } from '../../platform/files/object-store-config';
import { checkKey, isKey, type ObjectStore, type StoredObject } from './object-store';

const triesMax = 3;
/** Limit of the decompressed size, above that of any file of a build, so that an object cannot exhaust the memory. */
const unpackedBytesMax = 256 * 1024 * 1024;

interface Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Name of an object; without it, the request is about the bucket. */
  name?: string;
  query?: Record<string, string>;
  body?: Buffer;
}

interface Response {
  status: number;
  modified: string | null;
  body: Buffer;
}

/** Timeout of one attempt, and delay before the next one. */
interface Patience {
  timeoutMs: number;
  waitMs: number;
}

/**
 * Store in an S3 bucket. Uses only features that all S3 servers support: names are content hashes, so concurrent
 * writers of one name write the same content, and conditional puts are not needed.
 */
export function s3Store(
  config: ObjectStoreConfig,
  patience: Patience = { timeoutMs: 15_000, waitMs: 300 },
): ObjectStore {
  const send = senderOf(config, patience);
  const get = async (key: string) => {
    checkKey(key);
    const request = { method: 'GET', name: key } as const;
    const response = await send(request);
    if (response.status === 404 && codeIn(response) !== 'NoSuchBucket') return null;
    if (response.status !== 200) throw faultOf(request, response);
    // A corrupted object counts as missing, so that another upload repairs it.
    return (await isWhole(key, response.body)) ? response.body : null;
  };
  return {
    get,
    put: async (key, bytes) => {
      checkKey(key);
      const request = { method: 'PUT', name: key, body: bytes } as const;
      const response = await send(request);
      if (response.status !== 200) throw faultOf(request, response);
      if (!(await get(key))?.equals(bytes))
        throw new Error(`The object store returned other content than was stored for ${key}.`);
    },
    putAt: async (name) => {
      checkKey(name);
      const request = { method: 'HEAD', name } as const;
      const response = await send(request);
      if (response.status === 404) return null;
      if (response.status !== 200 || response.modified === null) throw faultOf(request, response);
      return new Date(response.modified);
    },
    list: async (mark) => {
      const { prefix } = config;
      const after: Record<string, string> = mark === null ? {} : { 'start-after': `${prefix}${mark}` };
      const request = { method: 'GET', query: { 'list-type': '2', prefix, ...after } } as const;
      const response = await send(request);
      if (response.status !== 200) throw faultOf(request, response);
      return pageIn(response.body.toString('utf8'), prefix);
    },
    remove: async (name) => {
      checkKey(name);
      const request = { method: 'DELETE', name } as const;
      const response = await send(request);
      if (![200, 204, 404].includes(response.status)) throw faultOf(request, response);
    },
  };
}

const probe = Buffer.from('The registry of VCC Console can keep files here.\n');

/** Opens the store after a test of put, get and list; a failure stops the start. */
export async function openS3(config: ObjectStoreConfig): Promise<ObjectStore> {
  const store = s3Store(config);
  try {
    await store.put(sha384(probe), probe);
    await store.list(null);
    return store;
  } catch (error) {
    throw new StartFailure(
      `OBJECT_STORE cannot be used (${textOf(error)}); set it, OBJECT_STORE_KEY_ID and OBJECT_STORE_SECRET to a bucket with permission to put, get and list objects.`,
    );
  }
}

/** Sends a signed request, with retries after network errors and temporary server errors. */
function senderOf({ endpoint, bucket, prefix, region, keyId, secret }: ObjectStoreConfig, patience: Patience) {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region });
  const once = async ({ method, name, query, body }: Request): Promise<Response> => {
    const url = new URL(name === undefined ? `${endpoint}/${bucket}` : `${endpoint}/${bucket}/${prefix}${name}`);
    url.search = new URLSearchParams(query).toString();
    const headers = { 'x-amz-content-sha256': sha256(body ?? '') };
    const signal = AbortSignal.timeout(patience.timeoutMs);
    const content = body === undefined ? {} : { body: new Uint8Array(body) };
    const signed = await client.sign(url, { method, headers, redirect: 'manual', signal, ...content });
    const response = await fetch(signed);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, modified: response.headers.get('last-modified'), body: bytes };
  };
  return async (request: Request): Promise<Response> => {
    for (let attempt = 1; ; attempt += 1) {
      const response = await once(request).catch((error: unknown) => lostIn(request, error));
      if (!(response instanceof Error) && !isPassing(response)) return response;
      if (attempt === triesMax) throw response instanceof Error ? response : faultOf(request, response);
      await sleep(patience.waitMs * attempt);
    }
  };
}

/**
 * Error for a request without a response. The actual reason is in the `cause` of the error that `fetch` throws, not in
 * its message.
 */
const lostIn = ({ method }: Request, error: unknown): Error => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return new Error(`The object store did not respond to ${method}: ${textOf(cause)}`, { cause: error });
};

const codeIn = ({ body }: Response) => /<Code>(\w+)<\/Code>/.exec(body.toString('utf8'))?.[1] ?? 'no code';

const isFull = (response: Response) => response.status === 507 || /Full$|QuotaExceeded$/.test(codeIn(response));

const isPassing = (response: Response) => (response.status >= 500 || response.status === 429) && !isFull(response);

/** Error for an unexpected response; a full bucket gets the same error code as a full disk. */
function faultOf({ method, name = 'the bucket' }: Request, response: Response): Error {
  const fault = new Error(`The object store answered ${response.status} (${codeIn(response)}) to ${method} ${name}`);
  return isFull(response) ? Object.assign(fault, { code: 'ENOSPC' }) : fault;
}

/** Parses one page of a listing; ignores other objects in the bucket. */
function pageIn(xml: string, prefix: string): { objects: StoredObject[]; next: string | null } {
  const found = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => ({
    name: plain(/<Key>(.*?)<\/Key>/s.exec(content)?.[1] ?? '').slice(prefix.length),
    putAt: new Date(/<LastModified>(.*?)<\/LastModified>/s.exec(content)?.[1] ?? ''),
  }));
  const isTruncated = /<IsTruncated>true<\/IsTruncated>/.test(xml);
  return { objects: found.filter(({ name }) => isKey(name)), next: isTruncated ? (found.at(-1)?.name ?? null) : null };
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/**
 * Decodes XML entities in names. Foreign objects can have any character in their name, and the next page begins after
 * the last name of a page, even if that object is foreign.
 */
const plain = (text: string) =>
  text.replaceAll(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, word?: string) => {
    if (word !== undefined) return entities[word] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const sha384 = (bytes: Buffer) => createHash('sha384').update(bytes).digest('hex');
const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(brotliDecompress);

/** Returns true if the name is the hash of the content; a compressed object is named after its decompressed content. */
async function isWhole(key: string, bytes: Buffer): Promise<boolean> {
  if (!key.endsWith('.br')) return sha384(bytes) === key;
  try {
    return `${sha384(await unpack(bytes, { maxOutputLength: unpackedBytesMax }))}.br` === key;
  } catch {
    // Content that cannot be decompressed is corrupted.
    return false;
  }
}
