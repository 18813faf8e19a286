/** Far above the size of any list; a larger body is an error or an attack on the page's memory. */
const bytesMax = 20 * 1024 * 1024;

/**
 * Returns the body as text. Null if it is not declared as JSON, not UTF-8, truncated or too large, before or after
 * decompression. @throws the reason of an abort
 */
export async function textOf(response: Response, signal: AbortSignal): Promise<string | null> {
  const { headers } = response;
  const isJson = /\bjson\b/i.test(headers.get('content-type') ?? '');
  if (!isJson || Number(headers.get('content-length') ?? 0) > bytesMax) {
    void response.body?.cancel();
    return null;
  }
  try {
    // Read in one piece, because browser tools show no body that was read as a stream.
    const bytes = await response.arrayBuffer();
    // The byte order mark is kept, so that it is refused by the JSON parser.
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return bytes.byteLength > bytesMax ? null : decoder.decode(bytes);
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
