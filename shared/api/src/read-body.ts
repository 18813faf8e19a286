/** No list, however long its rows, comes near this; more is a mistake or an attack on the memory of the page. */
const bytesMax = 20 * 1024 * 1024;

/**
 * The body as text, or null where it is not JSON by its own word, not UTF-8, cut off, or too large, packed or unpacked.
 * @throws whatever an abort throws
 */
export async function textOf(response: Response, signal: AbortSignal): Promise<string | null> {
  const { headers } = response;
  const isJson = /\bjson\b/i.test(headers.get('content-type') ?? '');
  if (!isJson || Number(headers.get('content-length') ?? 0) > bytesMax) {
    void response.body?.cancel();
    return null;
  }
  try {
    // Whole and not piece by piece: the tools of a browser show no body that was read as a stream.
    const bytes = await response.arrayBuffer();
    // A byte order mark is kept, so that it is refused like any other byte that does not belong there.
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return bytes.byteLength > bytesMax ? null : decoder.decode(bytes);
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
