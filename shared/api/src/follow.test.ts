import { operation } from '@console/contracts';
import { z } from '@console/contracts/zod';
import { CallFailure, configureApi, follow } from '.';

const output = z.strictObject({ say: z.literal('hello'), number: z.int() });
const listen = operation({ path: '/listen', permission: 'signed-in', input: z.strictObject({}), output, reads: true });

const onSignedOut = jest.fn();
let requested: Request | undefined;

function respond(response: Response | ((signal: AbortSignal) => Response)): void {
  globalThis.fetch = async (request) => {
    requested = request as Request;
    return typeof response === 'function' ? response(requested.signal) : response;
  };
}

/** A stream that says these pieces; then it ends, or goes on in silence until the reader has enough. */
const saying = (pieces: string[], { endless = false } = {}) => {
  const report = (signal: AbortSignal) =>
    new ReadableStream<Uint8Array>({
      start: (stream) => {
        for (const piece of pieces) stream.enqueue(new TextEncoder().encode(piece));
        if (!endless) return stream.close();
        signal.addEventListener('abort', () => stream.error(new DOMException('aborted', 'AbortError')));
      },
    });
  return (signal: AbortSignal) => new Response(report(signal), { headers: { 'content-type': 'text/event-stream' } });
};

async function hear({ silenceMs = 60_000, leavesAtBeat = Infinity } = {}) {
  const leaving = new AbortController();
  const received: number[] = [];
  let beats = 0;
  const onBeat = () => {
    beats += 1;
    if (beats === leavesAtBeat) leaving.abort();
  };
  await follow(
    listen,
    {},
    { onEvent: ({ number }) => received.push(number), onBeat, signal: leaving.signal, silenceMs },
  );
  return { received, beats };
}

beforeEach(() => configureApi({ base: 'http://console.test/admin/', composition: () => 'shell@1', onSignedOut }));

test('events are heard in their order, in the background and with what the page runs, until the end', async () => {
  respond(saying(['data: {"say":"hello","number":1}\n\n', ':\n\n', 'data: {"say":"hello","number":2}\n\n']));
  expect(await hear()).toEqual({ received: [1, 2], beats: 3 });
  expect(requested?.headers.get('x-activity')).toBe('auto');
  expect(requested?.headers.get('x-composition')).toBe('shell@1');
});

test('an event that this page does not know is passed over', async () => {
  respond(saying(['data: {"say":"dance"}\n\ndata: {"say":"hello","number":3}\n\n']));
  expect((await hear()).received).toEqual([3]);
});

test('a stream that falls silent is given up', async () => {
  respond(saying([':\n\n'], { endless: true }));
  expect(await hear({ silenceMs: 50 })).toEqual({ received: [], beats: 1 });
});

test('a stream that nobody wants any more ends quietly', async () => {
  respond(saying([':\n\n'], { endless: true }));
  expect((await hear({ leavesAtBeat: 1 })).received).toEqual([]);
});

test('a refusal is what it is for every call', async () => {
  respond(Response.json({ code: 401, message: 'words', data: null, traceId: 't' }));
  await expect(hear()).rejects.toThrow(CallFailure);
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

test('what is no stream, and what is no event, is a failure', async () => {
  respond(Response.json({ code: 200, message: '', data: {}, traceId: 't' }));
  await expect(hear()).rejects.toMatchObject({ kind: 'malformed' });
  respond(saying(['data: <html>\n\n']));
  await expect(hear()).rejects.toThrow();
});
