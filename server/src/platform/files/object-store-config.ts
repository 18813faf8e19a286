import { StartFailure } from '../start/start-failure';

/** Configuration of a bucket in an S3-compatible object store. */
export interface ObjectStoreConfig {
  /** Scheme, host and port; the bucket is the first part of the path. */
  endpoint: string;
  bucket: string;
  /** Prefix of all object names: empty, or ending with a slash. */
  prefix: string;
  region: string;
  keyId: string;
  secret: string;
}

interface Wanted {
  address: string | undefined;
  keyId: string | undefined;
  secret: string | undefined;
}

const example = 's3://bucket/prefix?endpoint=https://s3.example.com&region=eu-central-1';

/** Parses the configuration; null for storage in a local folder. Values that can contain secrets are never repeated in errors. */
export function objectStoreConfigOf({ address, keyId, secret }: Wanted): ObjectStoreConfig | null {
  if (!address && !keyId && !secret) return null;
  if (!address)
    throw new StartFailure(
      `OBJECT_STORE_KEY_ID or OBJECT_STORE_SECRET is set without OBJECT_STORE; set it to ${example}.`,
    );
  const place = placeOf(address);
  if (!keyId || !/^[\x21-\x7e]+$/.test(keyId))
    throw new StartFailure('OBJECT_STORE_KEY_ID is not an access key ID; set it to the access key ID of the bucket.');
  if (!secret || !/^[\x21-\x7e]+$/.test(secret))
    throw new StartFailure(
      'OBJECT_STORE_SECRET is not an access key secret; set it to the secret of OBJECT_STORE_KEY_ID.',
    );
  return { ...place, keyId, secret };
}

function placeOf(address: string): Omit<ObjectStoreConfig, 'keyId' | 'secret'> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url && (url.username !== '' || url.password !== ''))
    throw new StartFailure(
      'OBJECT_STORE contains credentials; set OBJECT_STORE_KEY_ID and OBJECT_STORE_SECRET instead.',
    );
  const parts = url?.pathname.split('/').filter(Boolean) ?? [];
  if (!url || url.protocol !== 's3:' || !isBucket(url) || !parts.every((part) => /^[\w-][\w.-]*$/.test(part)))
    throw new StartFailure(`OBJECT_STORE is not an address of a bucket; set it to ${example}.`);
  const odd = [...url.searchParams.keys()].find((name) => name !== 'endpoint' && name !== 'region');
  if (odd !== undefined)
    throw new StartFailure('OBJECT_STORE has a setting other than endpoint and region; remove it.');
  const region = url.searchParams.get('region') ?? 'us-east-1';
  if (!/^[a-z0-9-]+$/.test(region))
    throw new StartFailure('OBJECT_STORE has no region; set it to one such as eu-central-1.');
  const endpoint = (url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '');
  if (!URL.canParse(endpoint) || new URL(endpoint).origin !== endpoint || !/^https?:/.test(endpoint))
    throw new StartFailure('OBJECT_STORE has no endpoint; set it to an origin such as https://s3.example.com.');
  return { endpoint, bucket: url.hostname, prefix: parts.map((part) => `${part}/`).join(''), region };
}

const isBucket = ({ hostname, port, hash }: URL) =>
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname) && port === '' && hash === '';
