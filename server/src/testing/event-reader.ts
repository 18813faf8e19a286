import { pushedEvent, streamEvents, type PushedEvent } from '@console/contracts/release';
import type { App } from '../platform/deps';

/** An event stream over a real connection, as a browser has it. */
export interface EventReader {
  status: number;
  type: string | null;
  /** Returns the next event and skips empty lines. Returns null at the end of the stream. */
  next: () => Promise<PushedEvent | null>;
  leave: () => void;
  body: () => Promise<string>;
}

/** Address of an application that listens on a free local port. */
async function addressOf(app: App): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens on a port.');
  return `http://127.0.0.1:${address.port}`;
}

export async function readEvents(app: App, headers: Record<string, string>): Promise<EventReader> {
  const leaving = new AbortController();
  const response = await fetch(`${await addressOf(app)}/admin${streamEvents.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
    signal: leaving.signal,
  });
  const events = eventsIn(response);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    next: async () => {
      const { value, done } = await events.next();
      return done ? null : value;
    },
    leave: () => leaving.abort(),
    body: () => response.text(),
  };
}

async function* eventsIn({ body }: Response): AsyncGenerator<PushedEvent, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body ?? []) {
    rest += decoder.decode(bytes, { stream: true });
    const blocks = rest.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks)
      if (block.startsWith('data: ')) yield pushedEvent.parse(JSON.parse(block.slice('data: '.length)));
  }
}
