import { manifestAddress } from '@console/contracts/release';
import { addressOf, firstOf } from '../mounting/beside';
import { fetchBytes } from '../mounting/fetch-bytes';
import { digestOf } from './signatures';

/** A text of a version with the SHA-256 and the length in bytes that it must have. */
interface Wanted {
  digest: string;
  length: number;
}

/** Many times the size of the largest manifest. */
const manifestBytesMax = 1_000_000;

const texts = new Map<string, Promise<string>>();

/** Returns the text of a manifest; the caller verifies it. */
export const fetchManifest = (digest: string): Promise<string> =>
  fetchText(manifestAddress(digest), { digest, length: manifestBytesMax });

/**
 * Returns the text at an address; the caller verifies it. The text is cached unless the request failed or the digest
 * differs.
 */
export function fetchText(address: string, wanted: Wanted): Promise<string> {
  const { digest } = wanted;
  const text = texts.get(digest) ?? request(address, wanted);
  texts.set(digest, text);
  text.then(
    async (received) => (await digestOf(received)) === digest || texts.delete(digest),
    () => texts.delete(digest),
  );
  return text;
}

/** Clears the cache after a failed verification, so that the next call fetches the texts again. */
export const forgetManifests = (): void => texts.clear();

/** A wrong response may be in the HTTP cache, so it is returned only if a request past the cache confirms it. */
const request = (wanted: string, { digest, length }: Wanted): Promise<string> =>
  firstOf(async ({ turn, cache }, signal) => {
    const address = addressOf(wanted, turn);
    const text = textOf(await fetchBytes(address, { cache, signal, bytesMax: length }));
    if (cache === 'default' && (await digestOf(text)) !== digest) throw new Error(`${address} has another digest`);
    return text;
  });

/** Keeps a byte order mark, because the digest covers every byte. */
const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
