import { pauseMs } from './answer.rules';

/** Transient statuses. */
const passing = [429, 502, 503, 504];

interface Sent {
  headers: Record<string, string | undefined>;
  body: unknown;
  /** Continues when the document is unloaded. */
  keepalive: boolean;
  signal: AbortSignal;
  /** Retries after a transient status or a lost connection. */
  retries: number;
}

/**
 * Posts JSON. Returns the last response, whatever its status.
 * @throws TypeError if the server cannot be reached, or the reason of an abort
 */
export async function sendRequest(url: string, sent: Sent): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const isLast = tries > sent.retries;
    const response = await fetch(requestOf(url, sent)).catch((error: unknown) => {
      if (isLast || sent.signal.aborted || !(error instanceof TypeError)) throw error;
      return null;
    });
    if (response && (isLast || !passing.includes(response.status))) return response;
    const waitMs = pauseMs(response?.headers.get('retry-after') ?? null, { tries, nowMs: Date.now() });
    if (response && waitMs === null) return response;
    void response?.body?.cancel();
    await pause(waitMs ?? 0, sent.signal);
  }
}

function requestOf(url: string, { headers, body, keepalive, signal }: Sent): Request {
  const given = Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined);
  return new Request(url, {
    method: 'POST',
    headers: [...given, ['content-type', 'application/json']],
    body: JSON.stringify(body),
    credentials: 'same-origin',
    keepalive,
    signal,
  });
}

/** Waits; an abort ends the pause immediately. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop);
  });
