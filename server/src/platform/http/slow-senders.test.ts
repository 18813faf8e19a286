import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { until } from '@console/configs/jest/deadline';
import { openTestApp, type TestApp } from '../../testing/test-app';

let test: TestApp;
let port = 0;
/** Connections and request headers that the server has received. */
let seen = { connections: 0, requests: 0 };
const open = async (env: Partial<Record<string, string>> = {}) => {
  test = await openTestApp({ env });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
  seen = { connections: 0, requests: 0 };
  test.app.server.on('connection', () => (seen.connections += 1)).on('request', () => (seen.requests += 1));
};
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await test.close();
});

/** Opens a connection and sends this text only; `text` resolves with all responses when the connection ends. */
function send(text: string, localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.push(socket);
  let response = '';
  socket.on('data', (part) => (response += part.toString()));
  socket.on('error', () => undefined);
  socket.write(text);
  return { socket, text: once(socket, 'close').then(() => response) };
}

const head = 'host: localhost\r\ncontent-type: application/json\r\n';
const slowBody = `POST /admin/login HTTP/1.1\r\n${head}content-length: 1000\r\n\r\n{`;
const health = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n';
const answered = async ({ socket }: { socket: Socket }) => String((await once(socket, 'data'))[0]).slice(9, 12);

it('slow senders do not block other clients at the same address', async () => {
  const callsAtOnce = 20;
  await open({ CALLS_AT_ONCE: String(callsAtOnce), CALLS_PER_MINUTE: '100000' });
  const each = 4 * callsAtOnce;
  const support = await test.signIn('support');
  for (let count = 0; count < each; count += 1)
    for (const text of [slowBody, slowBody.slice(0, slowBody.indexOf('\r\n\r\n'))]) send(text);
  await until(() => seen.connections === 2 * each && seen.requests >= each, 'The arrival of all slow requests');
  for (let count = 0; count < callsAtOnce; count += 1) {
    const url = `http://127.0.0.1:${port}/admin/profile/query`;
    const headers = { 'content-type': 'application/json', ...support };
    const response = await fetch(url, { method: 'POST', headers, body: '{}' });
    expect(await response.json()).toMatchObject({ code: 200 });
  }
});

const endless = {
  'the body of a call': slowBody,
  'the body of a call in pieces': slowBody.replace('content-length: 1000', 'transfer-encoding: chunked').slice(0, -1),
  'a body at an address that does not exist': slowBody.replace('/admin/login', '/nothing'),
  'a body at an address that cannot be read': slowBody.replace('/admin/login', '/%zz'),
  'a body of a page': slowBody.replace('POST /admin/login', 'GET /login'),
  'a file': slowBody.replace('POST /admin/login', 'PUT /files/x').replace('json', 'octet-stream'),
  headers: `POST /admin/login HTTP/1.1\r\n${head}`,
  'headers of the frame of card numbers': 'GET /reveal HTTP/1.1\r\nhost: reveal.localhost\r\n',
  'nothing at all': '',
};

it('an incomplete request is ended after the time limit, and a call gets the reason', async () => {
  await open();
  const dropping: ReturnType<typeof setInterval>[] = [];
  const ended: Record<string, string> = {};
  for (const [what, text] of Object.entries(endless)) {
    const sent = send(text);
    if (text !== '') dropping.push(setInterval(() => sent.socket.write(text.endsWith('{') ? ' ' : 'x: y\r\n'), 2_000));
    void sent.text.then((response) => (ended[what] = response));
  }
  await until(() => Object.keys(ended).length === Object.keys(endless).length, 'The end of all connections');
  for (const timer of dropping) clearInterval(timer);
  expect(ended['the body of a call']).toMatch(/^HTTP\/1\.1 408 .*"code":400/s);
});

it('above the limit for an address, the longest unused connection is closed', async () => {
  await open({ CONNECTIONS_PER_ADDRESS: '3' });
  const neighbour = send('', '127.0.0.2');
  const unfinished = send(slowBody);
  const used = send(health);
  expect(await answered(used)).toBe('200');
  const other = send(health);
  expect(await answered(other)).toBe('200');
  expect(await answered(send(health))).toBe('200');
  await unfinished.text;
  expect([used.socket.destroyed, other.socket.destroyed, neighbour.socket.destroyed]).toEqual([false, false, false]);
});

it('a connection with a request in progress is not closed for a new one', async () => {
  await open({ CONNECTIONS_PER_ADDRESS: '2' });
  const { authorization = '', cookie = '' } = await test.signIn('support');
  const stream = () =>
    send(
      `POST /admin/events HTTP/1.1\r\n${head}authorization: ${authorization}\r\ncookie: ${cookie}\r\ncontent-length: 2\r\n\r\n{}`,
    );
  const streams = [stream(), stream()];
  for (const one of streams) expect(await answered(one)).toBe('200');
  await send(health).text;
  expect(streams.map(({ socket }) => socket.destroyed)).toEqual([false, false]);
});

it('behind a proxy, open bodies are limited for each visitor, and connections for the proxy', async () => {
  await open({ TRUST_PROXY: '127.0.0.1', CONNECTIONS_PER_ADDRESS: '2' });
  const from = (visitor: string) => slowBody.replace(head, `${head}x-forwarded-for: ${visitor}\r\n`);
  const first = send(from('203.0.113.1'));
  const others = Array.from({ length: 63 }, () => send(from('203.0.113.1')));
  const neighbour = send(from('203.0.113.2'));
  await until(() => seen.requests === 65, 'The arrival of all bodies');
  expect(await answered(send(health))).toBe('200');
  expect([first, ...others, neighbour].filter(({ socket }) => socket.destroyed)).toEqual([]);
  send(from('203.0.113.1'));
  expect(await first.text).toMatch(/^HTTP\/1\.1 408 /);
  expect(await answered(send(health))).toBe('200');
  expect([...others, neighbour].filter(({ socket }) => socket.destroyed)).toEqual([]);
});

it('a connection with too many pipelined requests is closed, and other connections are answered', async () => {
  await open({ CALLS_PER_MINUTE: '100000' });
  const page = 'GET /login HTTP/1.1\r\nhost: localhost\r\n\r\n';
  const few = send(page.repeat(5) + page.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
  expect((await few.text).match(/HTTP\/1\.1 200/g)).toHaveLength(6);
  const many = Array.from({ length: 20 }, () => send(page.repeat(300)));
  expect(await answered(send(health))).toBe('200');
  for (const { text } of many) expect((await text).match(/HTTP\/1\.1/g)?.length ?? 0).toBeLessThanOrEqual(10);
});

it.each([
  ['an address of another host', 'GET http://evil.example/login HTTP/1.1\r\nhost: localhost\r\n\r\n'],
  ['an unknown expectation', 'GET /login HTTP/1.1\r\nhost: localhost\r\nexpect: 200-maybe\r\n\r\n'],
])('%s is refused like any broken request', async (_what, text) => {
  await open();
  const response = await send(text).text;
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toContain('content-security-policy: ');
});
