/** No list, however long its rows, comes near this; more is a mistake or an attack on the memory of the page. */
const bytesMax = 20 * 1024 * 1024;

/**
 * The body as text, or null where it is not JSON by its own word, not UTF-8, cut off, or too large once unpacked.
 * @throws whatever an abort throws
 */
export async function textOf(response: Response, signal: AbortSignal): Promise<string | null> {
  if (!/\bjson\b/i.test(response.headers.get('content-type') ?? '')) {
    void response.body?.cancel();
    return null;
  }
  try {
    return await readText(response);
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

async function readText({ body }: Response): Promise<string | null> {
  if (!body) return '';
  // A byte order mark is kept, so that it is refused like any other byte that does not belong there.
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const reader = body.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > bytesMax) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
