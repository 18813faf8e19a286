import type { Envelope } from '@console/contracts';
import { streamEvents } from '@console/contracts/release';
import type { App } from '../platform/deps';

/** Response of a request. It always has an envelope. */
export interface Request {
  statusCode: number;
  body: string;
  /** Cookies of the response, as a `cookie` header. */
  cookie: string;
  envelope: Envelope;
}

const begun: Envelope = { code: 200, message: 'In progress.', data: null, traceId: '' };

/** Sends `payload` to a path below `/admin`. An event stream is closed after its headers. */
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
  // All refusals are envelopes; anything else fails the test here.
  return { statusCode, body, cookie: '', envelope: JSON.parse(body) as Envelope };
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += chunk.toString();
  return text;
}
