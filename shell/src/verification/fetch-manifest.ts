import { manifestAddress } from '@console/contracts/release';
import { addressOf, firstOf } from '../mounting/beside';

const timeoutMs = 7000;
/** Many times what the largest remote needs. */
const bytesMax = 1_000_000;

const texts = new Map<string, Promise<string>>();

/** The text that is said to have this digest; fetched once, and again only after it failed. */
export function fetchManifest(digest: string): Promise<string> {
  const text = texts.get(digest) ?? request(manifestAddress(digest));
  texts.set(digest, text);
  text.catch(() => texts.delete(digest));
  return text;
}

/** What was fetched did not count: the next one who asks fetches it anew. */
export const forgetManifests = (): void => texts.clear();

const request = (address: string): Promise<string> =>
  firstOf((turn, signal) => read(addressOf(address, turn), AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])));

async function read(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal });
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
