import { manifestAddress } from '@console/contracts/release';
import { addressOf, firstOf } from '../mounting/beside';
import { fetchBytes } from '../mounting/fetch-bytes';
import { digestOf } from './signatures';

/** Many times the size of the largest manifest. */
const bytesMax = 1_000_000;

const texts = new Map<string, Promise<string>>();

/**
 * Returns the text of a manifest; the caller verifies it. The text is cached, unless the request failed or the digest
 * differs.
 */
export function fetchManifest(digest: string): Promise<string> {
  const text = texts.get(digest) ?? request(digest);
  texts.set(digest, text);
  text.then(
    async (received) => (await digestOf(received)) === digest || texts.delete(digest),
    () => texts.delete(digest),
  );
  return text;
}

/** Clears the cache after a failed verification, so that the next call fetches the manifests again. */
export const forgetManifests = (): void => texts.clear();

/** A wrong response may be in the HTTP cache, so it is returned only if a request past the cache confirms it. */
const request = (digest: string): Promise<string> =>
  firstOf(async ({ turn, cache }, signal) => {
    const address = addressOf(manifestAddress(digest), turn);
    const text = textOf(await fetchBytes(address, { cache, signal, bytesMax }));
    if (cache === 'default' && (await digestOf(text)) !== digest) throw new Error(`${address} has another digest`);
    return text;
  });

/** Keeps a byte order mark, because the digest covers every byte. */
const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
