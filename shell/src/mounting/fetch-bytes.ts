import { noteArrival } from './line';

/** The server did not respond: the user's network or the host is down. */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
}

/** Larger than any file of the console. */
const defaultBytesMax = 20_000_000;

interface Options extends Pick<RequestInit, 'cache'> {
  signal: AbortSignal;
  bytesMax?: number;
}

/** Reads a file to its end, at any speed. Notes each arrival of bytes. */
export async function fetchBytes(
  url: string,
  { cache = 'default', signal, bytesMax = defaultBytesMax }: Options,
): Promise<Uint8Array<ArrayBuffer>> {
  const { ok, status, body } = await fetch(url, { cache, signal }).catch((error: unknown) => {
    throw new NoAnswer(`${url} is not answered`, { cause: error });
  });
  noteArrival();
  if (!ok || !body) throw new Error(`${url} is answered with ${status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (const reader = body.getReader(); ;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw new NoAnswer(`${url} is cut off`, { cause: error });
    });
    if (done) return joined(parts, length);
    noteArrival();
    length += value.length;
    if (length > bytesMax) {
      await reader.cancel();
      throw new Error(`${url} has no end`);
    }
    parts.push(value);
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** Reads a file like `fetchBytes`, and fails if its hash is not `integrity`. */
export async function fetchVerified(url: string, integrity: string, options: Options): Promise<void> {
  const bytes = await fetchBytes(url, options);
  // `subtle` is missing on pages without HTTPS. In that case only the element that runs the file checks the hash.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return;
  const digest = new Uint8Array(await subtle.digest('SHA-384', bytes));
  if (integrity !== `sha384-${btoa(String.fromCharCode(...digest))}`) throw new Error(`${url} has another hash`);
}
