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

/** Serves a stream with these chunks, which then ends or stays open without data. */
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

test('events arrive in order; the request is marked as background and has the composition', async () => {
  respond(saying(['data: {"say":"hello","number":1}\n\n', ':\n\n', 'data: {"say":"hello","number":2}\n\n']));
  expect(await hear()).toEqual({ received: [1, 2], beats: 3 });
  expect(requested?.headers.get('x-activity')).toBe('auto');
  expect(requested?.headers.get('x-composition')).toBe('shell@1');
});

test('an unknown event is ignored', async () => {
  respond(saying(['data: {"say":"dance"}\n\ndata: {"say":"hello","number":3}\n\n']));
  expect((await hear()).received).toEqual([3]);
});

test('a silent stream is closed', async () => {
  respond(saying([':\n\n'], { endless: true }));
  expect(await hear({ silenceMs: 50 })).toEqual({ received: [], beats: 1 });
});

test('an aborted stream ends without an error', async () => {
  respond(saying([':\n\n'], { endless: true }));
  expect((await hear({ leavesAtBeat: 1 })).received).toEqual([]);
});

test('a refused stream ends the session like any call', async () => {
  respond(Response.json({ code: 401, message: 'words', data: null, traceId: 't' }));
  await expect(hear()).rejects.toThrow(CallFailure);
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

test('a response that is not a stream and data that is not an event are failures', async () => {
  respond(Response.json({ code: 200, message: '', data: {}, traceId: 't' }));
  await expect(hear()).rejects.toMatchObject({ kind: 'malformed' });
  respond(saying(['data: <html>\n\n']));
  await expect(hear()).rejects.toThrow();
});
