import { manifestAddress } from '@console/contracts/release';
import { addressOf, firstOf } from '../mounting/beside';
import { digestOf } from './signatures';

const timeoutMs = 7000;
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
    const text = await read(address, { cache, signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) });
    if (cache === 'default' && (await digestOf(text)) !== digest) throw new Error(`${address} has another digest`);
    return text;
  });

async function read(address: string, options: Pick<RequestInit, 'cache' | 'signal'>): Promise<string> {
  const response = await fetch(address, options);
  if (!response.ok || !response.body) throw new Error(`${address} is answered with ${response.status}`);
  // Every byte counts, a mark at the beginning too: the digest is taken of what comes out.
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  let length = 0;
  for (const reader = response.body.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > bytesMax) {
      await reader.cancel();
      throw new Error(`${address} has no end`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
