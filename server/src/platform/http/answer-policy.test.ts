import { connect, type AddressInfo } from 'node:net';
import type { InjectOptions } from 'fastify';
import { streamEvents } from '@console/contracts/release';
import { openUpload } from '@console/contracts/files';
import { openTestApp, type TestApp } from '../../testing/test-app';
import { features } from '../../domains';

const servedRoutes = features.flatMap(({ served = [] }) => served);

let test: TestApp;
let owner: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp({ env: { CALLS_PER_MINUTE: '100000' } });
  owner = await test.signIn('owner');
});
afterAll(() => test.close());

/** Parts of a response that this test checks. */
interface Said {
  status: number;
  policy: string | undefined;
  sniffing: string | undefined;
  stored: string | undefined;
}

async function said(request: InjectOptions): Promise<Said> {
  const response = await test.app.inject({ ...request, payloadAsStream: true });
  response.raw.res.destroy();
  const {
    'content-security-policy': policy,
    'x-content-type-options': sniffing,
    'cache-control': stored,
  } = response.headers;
  return { status: response.statusCode, policy: policy?.toString(), sniffing: sniffing?.toString(), stored };
}

/** Expects a policy that permits no scripts and no frames, and a cache header that was set on purpose. */
function expectClosed({ policy, sniffing, stored }: Said, at: string): void {
  // The API description is the same for everyone, and caches revalidate it.
  const allowed = at.includes(' /openapi') ? /no-store|no-cache|max-age/ : /no-store|max-age/;
  expect([at, stored]).toEqual([at, expect.stringMatching(allowed)]);
  expect([at, policy]).toEqual([at, expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/)]);
  expect([at, sniffing]).toEqual([at, 'nosniff']);
}

const reveal = { host: 'reveal.localhost' };
/** Addresses for which each route of the table serves something; the others get a made-up address below the route. */
const granted: Record<string, string[]> = {
  '/s/*': ['/s/main.js', '/s/main.css', '/s/none.svg'],
  '/r/*': ['/r/cards/1.0.0-0a1b2c3d/entry.js', '/r/cards/1.0.0-0a1b2c3d/x.svg'],
  '/*': ['/', '/main/cards-balance', '/none.html', '/admin/none'],
};

it.each(servedRoutes.map(({ path }) => path))(
  'responses of %s cannot run foreign scripts or be framed',
  async (path) => {
    for (const url of granted[path] ?? [path.replace('*', 'x')])
      for (const method of ['GET', 'HEAD'] as const)
        for (const headers of path.startsWith('/reveal') ? [reveal, {}] : [{}, reveal])
          expectClosed(await said({ method, url, headers }), `${method} ${url}`);
  },
);

it('the card number frame can be embedded by the requesting console only', async () => {
  const framed = async (console: string) =>
    (await said({ method: 'GET', url: `/reveal?console=${encodeURIComponent(console)}`, headers: reveal })).policy;
  expect(await framed('http://localhost:4000')).toMatch(
    /^default-src 'none'; .*frame-ancestors http:\/\/localhost:4000$/,
  );
  expect(await framed('https://evil.example')).toMatch(/frame-ancestors 'none'$/);
});

it('no call returns content that a browser renders, with or without permission', async () => {
  for (const { path } of test.app.mounted)
    for (const headers of [{}, owner])
      expectClosed(await said({ method: 'POST', url: `/admin${path}`, payload: {}, headers }), path);
  // Event streams are among the tested calls.
  expect(test.app.mounted.map(({ path }) => path)).toContain(streamEvents.path);
});

it('an upload address returns no content that a browser renders', async () => {
  // The previous session was ended by the call that ends sessions.
  const user = await test.signIn('owner');
  const ticket = await test.call(openUpload, { purpose: 'PICTURE', name: 'me.png', bytes: 10 }, user);
  const type = { 'content-type': 'application/octet-stream' };
  for (const url of [ticket.url, '/files/none'])
    expectClosed(await said({ method: 'PUT', url, headers: type, payload: Buffer.from('<svg/>') }), url);
});

it.each<[string, InjectOptions]>([
  ['a call that does not exist', { method: 'POST', url: '/admin/none' }],
  ['an unsupported method', { method: 'DELETE', url: '/main/cards-balance' }],
  ['an unsupported method at the origin of the card number frame', { method: 'PUT', url: '/', headers: reveal }],
  ['an OPTIONS request', { method: 'OPTIONS', url: '/admin/card/list' }],
  ['an address that cannot be read', { method: 'GET', url: '/r/%c0' }],
  [
    'a body that cannot be read',
    { method: 'POST', url: '/admin/login', payload: '{', headers: { 'content-type': 'application/json' } },
  ],
  [
    'a body of another type',
    { method: 'POST', url: '/admin/login', payload: '<a/>', headers: { 'content-type': 'text/xml' } },
  ],
  ['a body that is too large', { method: 'POST', url: '/admin/login', payload: { a: 'x'.repeat(2_000_000) } }],
])('%s gets a response without content that a browser renders', async (what, request) => {
  expectClosed(await said(request), what);
});

describe('on the wire', () => {
  let port = 0;
  beforeAll(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    port = (test.app.server.address() as AddressInfo).port;
  });
  const sent = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.end(text));
      let response = '';
      socket.on('data', (part) => (response += part.toString()));
      socket.once('end', () => resolve(response)).once('error', reject);
    });

  it.each([
    ['input that is not HTTP', 'hello\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
    ['an unknown method', 'PROPFIND / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', 404],
    ['an address that cannot be read', 'GET /r/%c0 HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['no host in HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', 400],
    ['an empty host', 'GET / HTTP/1.1\r\nhost:\r\nconnection: close\r\n\r\n', 400],
    ['a call without a host', 'POST /admin/login HTTP/1.1\r\ncontent-length: 0\r\nconnection: close\r\n\r\n', 400],
    ['an upload without a host', 'PUT /files/none HTTP/1.1\r\ncontent-length: 0\r\nconnection: close\r\n\r\n', 400],
    ['an upgrade without a host', 'GET / HTTP/1.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n', 400],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nhost: localhost\r\nexpect: nothing\r\n\r\n', 400],
    ['a full URL', 'GET http://localhost/ HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
    ['an unknown HTTP version', 'GET / HTTP/9.9\r\nhost: localhost\r\n\r\n', 400],
    [
      'a duplicate content length',
      'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      400,
    ],
    ['a broken chunk', 'POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n', 400],
  ])('%s gets a response without content that a browser renders', async (_what, text, status) => {
    const head = (await sent(text)).split('\r\n\r\n', 1)[0] ?? '';
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head.toLowerCase()).toMatch(/content-security-policy: default-src 'none'; .*frame-ancestors 'none'/);
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(head.toLowerCase()).toContain('cache-control: no-store');
  });
});

describe('a script or style sheet', () => {
  const parts = ['/s/main.js', '/r/cards/1.0.0-0a1b2c3d/entry.js', '/openapi.css'];
  const status = async (url: string, headers: Record<string, string>) =>
    (await said({ method: 'GET', url, headers })).status;

  it.each(['document', 'iframe', 'frame', 'object', 'embed', 'fencedframe', 'serviceworker', 'worker', 'xslt'])(
    'is not found for a request with the destination %s',
    async (destination) => {
      for (const url of parts) expect([url, await status(url, { 'sec-fetch-dest': destination })]).toEqual([url, 404]);
    },
  );

  it.each(['script', 'style', 'image', 'font', 'empty'])(
    'is served for the destination %s, and for clients without the header',
    async (destination) => {
      for (const url of parts)
        for (const headers of [{ 'sec-fetch-dest': destination }, {}] as Record<string, string>[])
          expect([url, await status(url, headers)]).toEqual([url, 200]);
    },
  );

  it('is not found for a navigation, whatever its destination', async () => {
    for (const url of parts)
      expect([url, await status(url, { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'empty' })]).toEqual([url, 404]);
  });
});
