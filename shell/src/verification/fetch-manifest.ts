import { manifestAddress } from '@console/contracts/release';
import { addressOf, firstOf } from '../mounting/beside';
import { fetchBytes } from '../mounting/fetch-bytes';
import { digestOf } from './signatures';

/** Many times what the largest remote needs. */
const bytesMax = 1_000_000;

const texts = new Map<string, Promise<string>>();

/**
 * The text of a manifest, which the caller verifies. It is fetched once, and again only after it failed or had another
 * digest.
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

/** What was fetched did not count: the next one who asks fetches it anew. */
export const forgetManifests = (): void => texts.clear();

/** A wrong answer may be in the HTTP cache, so it is returned only when a request past the cache confirms it. */
const request = (digest: string): Promise<string> =>
  firstOf(async ({ turn, cache }, signal) => {
    const address = addressOf(manifestAddress(digest), turn);
    const text = textOf(await fetchBytes(address, { cache, signal, bytesMax }));
    if (cache === 'default' && (await digestOf(text)) !== digest) throw new Error(`${address} has another digest`);
    return text;
  });

/** Keeps a byte order mark, because the digest covers every byte. */
const textOf = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
