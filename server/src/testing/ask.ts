import type { Envelope } from '@console/contracts';
import { streamEvents } from '@console/contracts/release';
import type { App } from '../platform/deps';

/** What a call answered: an envelope in any case. */
export interface Request {
  statusCode: number;
  body: string;
  /** Cookies that the answer leaves, as the next request carries them. */
  cookie: string;
  envelope: Envelope;
}

const begun: Envelope = { code: 200, message: 'In progress.', data: null, traceId: '' };

/** Sends `payload` to a path below `/admin`. An answer that goes on is left as soon as it has begun. */
export async function ask(app: App, path: string, payload: string, headers: Record<string, string>): Promise<Request> {
  const response = await app.inject({
    method: 'POST',
    url: `/admin${path}`,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
    payloadAsStream: path === streamEvents.path,
  });
  if (path !== streamEvents.path)
    return {
      statusCode: response.statusCode,
      body: response.body,
      cookie: response.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      envelope: response.json<Envelope>(),
    };
  const { statusCode } = response;
  if (statusCode === 200 && String(response.headers['content-type']).startsWith('text/event-stream')) {
    response.raw.res.destroy();
    return { statusCode, body: '', cookie: '', envelope: begun };
  }
  const body = await textOf(response.stream());
  // Every refusal is an envelope; a test that meets something else fails on what it reads.
  return { statusCode, body, cookie: '', envelope: JSON.parse(body) as Envelope };
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += chunk.toString();
  return text;
}
