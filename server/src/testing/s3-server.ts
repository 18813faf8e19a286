import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ObjectStoreConfig } from '../platform/files/object-store-config';

/** A faulty response: `slow` is not sent before the client times out, `cut` ends in the middle. */
type Trouble = { status: number; code: string } | 'slow' | 'cut';

/** A local server with the S3 operations that the product uses. It refuses requests without a valid signature. */
export interface S3Server {
  /** Configuration for the client. */
  config: ObjectStoreConfig;
  /** Objects in the bucket by their full names. */
  objects: Map<string, { bytes: Buffer; at: Date }>;
  /** Methods of the received requests, in their order. */
  requests: string[];
  /** Answers the next requests of this method with these faults, once each. */
  trouble: (method: string, ...troubles: Trouble[]) => void;
  close: () => Promise<void>;
}

/** Maximum number of objects per page of a listing. */
const pageMax = 3;

export async function openS3Server(prefix = 'registry/'): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const requests: string[] = [];
  const troubles: [method: string, trouble: Trouble][] = [];
  const keys = { keyId: 'AKTEST', secret: randomBytes(20).toString('base64'), region: 'eu-test-1' };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '' } = request;
    const body = await bodyOf(request);
    requests.push(method);
    const at = troubles.findIndex(([troubled]) => troubled === method);
    const [found] = at === -1 ? [] : troubles.splice(at, 1);
    const trouble = found?.[1];
    if (trouble === 'slow') return;
    if (trouble === 'cut')
      return void response.writeHead(200, { 'content-length': '9' }).write('x', () => response.destroy());
    if (typeof trouble === 'object') return refuse(response, trouble);
    const fault = faultOfSignature(request, body, keys);
    if (fault) return refuse(response, { status: 403, code: fault });
    serve({ request, response, body, objects });
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    config: { endpoint: `http://127.0.0.1:${port}`, bucket: 'bucket', prefix, ...keys },
    objects,
    requests,
    trouble: (method, ...more) => void troubles.push(...more.map((one): [string, Trouble] => [method, one])),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  objects: S3Server['objects'];
}

function serve({ request, response, body, objects }: Exchange): void {
  const url = urlOf(request);
  const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
  if (bucket !== 'bucket') return refuse(response, { status: 404, code: 'NoSuchBucket' });
  const name = rest.join('/');
  if (name === '') return list(response, url.searchParams, objects);
  const found = objects.get(name);
  if (request.method === 'PUT') {
    objects.set(name, { bytes: body, at: new Date() });
    response.writeHead(200).end();
  } else if (request.method === 'DELETE') {
    objects.delete(name);
    response.writeHead(204).end();
  } else if (found) {
    const headers = { 'last-modified': found.at.toUTCString(), 'content-length': found.bytes.length };
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : found.bytes);
  } else refuse(response, { status: 404, code: 'NoSuchKey' });
}

function list(response: ServerResponse, query: URLSearchParams, objects: S3Server['objects']): void {
  const [prefix, after] = [query.get('prefix') ?? '', query.get('start-after') ?? ''];
  const names = [...objects.keys()].sort().filter((name) => name.startsWith(prefix) && name > after);
  const contents = names.slice(0, pageMax).map((name) => {
    const at = objects.get(name)?.at.toISOString();
    return `<Contents><Key>${name.replaceAll('&', '&amp;')}</Key><LastModified>${at}</LastModified></Contents>`;
  });
  const isTruncated = `<IsTruncated>${names.length > pageMax}</IsTruncated>`;
  response.writeHead(200).end(`<ListBucketResult>${isTruncated}${contents.join('\n')}</ListBucketResult>`);
}

function refuse(response: ServerResponse, { status, code }: { status: number; code: string }): void {
  response.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

const urlOf = (request: IncomingMessage) => new URL(request.url ?? '/', 'http://127.0.0.1');
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** Verifies AWS Signature Version 4 of a received request. Returns the fault, or null. */
function faultOfSignature(
  request: IncomingMessage,
  body: Buffer,
  { keyId, secret, region }: Pick<ObjectStoreConfig, 'keyId' | 'secret' | 'region'>,
): string | null {
  const shape = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, credential, names = '', signature] = shape.exec(request.headers.authorization ?? '') ?? [];
  const header = (name: string) => String(request.headers[name] ?? '').trim();
  const moment = header('x-amz-date');
  const scope = `${moment.slice(0, 8)}/${region}/s3/aws4_request`;
  if (credential === undefined) return 'AccessDenied';
  if (credential !== `${keyId}/${scope}`) return 'InvalidAccessKeyId';
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name)))
    return 'AccessDenied';
  if (header('x-amz-content-sha256') !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const url = urlOf(request);
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const canonical = [
    request.method,
    decodeURIComponent(url.pathname).split('/').map(encoded).join('/'),
    query.join('&'),
    ...names.split(';').map((name) => `${name}:${header(name)}`),
    '',
    names,
    sha256(body),
  ].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, moment.slice(0, 8)));
  const expected = hmac(key, ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')).toString('hex');
  return signature === expected ? null : 'SignatureDoesNotMatch';
}
