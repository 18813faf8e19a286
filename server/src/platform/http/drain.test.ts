import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { features } from '../../domains';
import type { App } from '../deps';
import { buildApp } from './app';
import { readEvents } from '../../testing/event-reader';
import { openTestApp, type TestApp } from '../../testing/test-app';

/** A request that has arrived and whose response the test writes. */
interface Waiting {
  response: ServerResponse;
  answer: (body?: string) => void;
}

/** Shorter than the keep-alive timeout, so that a connection that delays the close fails the test. */
const patienceMs = 30_000;

let test: TestApp;
let app: App;
let port = 0;
let arrived: Waiting[];
let arrival: () => void;
const sockets: Socket[] = [];
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  arrived = [];
  app = await buildApp(test.app.deps, features);
  app.get('/waiting', { config: { door: 'serve' } }, (_request, reply) => {
    arrived.push({ response: reply.raw, answer: (body = 'done') => void reply.send(body) });
    arrival();
    return reply;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // The server listens on a TCP port, so the address is an object.
  ({ port } = app.server.address() as AddressInfo);
}, patienceMs);
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
}, patienceMs);

/** Opens a connection and sends a text; `text` resolves with the whole response when the connection closes. */
function send(text: string) {
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  let response = '';
  socket.on('data', (part) => (response += part.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(text);
  return { socket, text: once(socket, 'close').then(() => response), soFar: () => response };
}

/** Sends a request to the route of this test and waits until it has arrived. */
async function sendWaiting(text: string): Promise<ReturnType<typeof send> & Waiting> {
  const there = new Promise<void>((resolve) => (arrival = resolve));
  const sent = send(text);
  await there;
  const waiting = arrived.at(-1);
  if (!waiting) throw new Error('No request has arrived.');
  return { ...sent, ...waiting };
}

const get = 'GET /waiting HTTP/1.1\r\nhost: localhost\r\n\r\n';
const health = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';
const halfBody =
  'POST /admin/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';

const answeredOnce = async (text: string) => {
  const sent = send(text);
  await once(sent.socket, 'data');
  return sent;
};

/** Begins to close the application; resolves when one idle connection has been closed. */
async function beginClose(): Promise<{ closed: Promise<void> }> {
  const idle = await answeredOnce(health);
  const closed = app.close();
  await idle.text;
  return { closed };
}

it(
  "connections without a request end while a call is open; the call's connection ends with the response",
  async () => {
    const call = await sendWaiting(get);
    const others = [await answeredOnce(health), send(''), send('GET /healthz HTTP/1.1\r\nhost: ')];
    const { closed } = await beginClose();
    for (const { text } of others) await text;
    expect(call.soFar()).toBe('');
    call.answer();
    expect(await call.text).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n\r\ndone$/is);
    await closed;
  },
  patienceMs,
);

it(
  'a connection whose response began before the close ends with the response, although its header says keep-alive',
  async () => {
    const call = await sendWaiting(get);
    call.response.writeHead(200, { 'content-type': 'text/plain' });
    call.response.write('first');
    await once(call.socket, 'data');
    const { closed } = await beginClose();
    call.response.end('last');
    expect(await call.text).toMatch(/connection: keep-alive.*first.*last\r\n0\r\n\r\n$/is);
    await closed;
  },
  patienceMs,
);

it(
  'a response that is written but not yet read arrives completely',
  async () => {
    const call = await sendWaiting(get);
    const body = 'x'.repeat(8 * 1024 * 1024);
    call.socket.pause();
    const isWritten = once(call.response, 'prefinish');
    call.answer(body);
    await isWritten;
    const { closed } = await beginClose();
    call.socket.resume();
    expect((await call.text).length).toBeGreaterThan(body.length);
    await closed;
  },
  patienceMs,
);

it(
  'pipelined requests are all answered, and the connection closes after the last response',
  async () => {
    const call = await sendWaiting(get + get);
    while (arrived.length < 2) await new Promise<void>((resolve) => (arrival = resolve));
    const { closed } = await beginClose();
    for (const { answer } of arrived) answer();
    expect((await call.text).match(/HTTP\/1\.1 200|connection: [\w-]+/gi)).toEqual([
      'HTTP/1.1 200',
      'Connection: keep-alive',
      'HTTP/1.1 200',
      'Connection: close',
    ]);
    await closed;
  },
  patienceMs,
);

it(
  'a body that does not arrive and a response that is not read delay the close for a short time only',
  async () => {
    const half = send(halfBody);
    await answeredOnce(health);
    const unread = await sendWaiting(get);
    unread.socket.pause();
    const isWritten = once(unread.response, 'prefinish');
    unread.answer('x'.repeat(32 * 1024 * 1024));
    await isWritten;
    expect(unread.response.writableFinished).toBe(false);
    // Without a limit in the server, both connections would stay open for minutes.
    const { closed } = await beginClose();
    await Promise.all([closed, half.text]);
    expect(app.server.listening).toBe(false);
  },
  patienceMs,
);

it(
  'event streams end without an error, so that their readers connect again',
  async () => {
    const stream = await readEvents(app, await test.signIn('support'));
    expect(await stream.next()).toMatchObject({ say: 'release' });
    const call = await sendWaiting(get);
    const { closed } = await beginClose();
    expect(await stream.next()).toBeNull();
    expect(call.soFar()).toBe('');
    call.answer();
    await closed;
  },
  patienceMs,
);

it(
  'new connections are refused while the last call is answered',
  async () => {
    const call = await sendWaiting(get);
    const { closed } = await beginClose();
    const late = connect({ port, host: '127.0.0.1' });
    sockets.push(late);
    const [error] = await once(late, 'error');
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
    call.answer();
    await closed;
  },
  patienceMs,
);
