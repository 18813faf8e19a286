import { codes, signIn } from '@console/contracts';
import { demoPassword } from '@console/demo/ids';
import { features } from '../../domains';
import { openTestApp, type TestApp } from '../../testing/test-app';

const servedRoutes = features.flatMap(({ served = [] }) => served);

let test_: TestApp;
beforeAll(async () => {
  test_ = await openTestApp({ env: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => test_.close());

type Headers = Record<string, string>;
const there = { host: 'console.example.com' };
const overHttps = { ...there, 'x-forwarded-proto': 'https' };

const get = (url: string, headers: Headers) => test_.app.inject({ method: 'GET', url, headers });
const enter = (headers: Headers) =>
  test_.app.inject({
    method: 'POST',
    url: `/admin${signIn.path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: { loginName: 'support', password: demoPassword },
  });

const probes = ['/healthz', '/readyz'];
const paths = servedRoutes.map(({ path }) => path.replace('*', 'none.js')).filter((path) => !probes.includes(path));

it.each(paths)('over plain HTTP from another machine, %s only returns that HTTPS is required', async (path) => {
  const { statusCode, body, headers } = await get(path, there);
  expect(statusCode).toBe(403);
  expect(body).toBe('This console is available over HTTPS only\n本控制台只能通过HTTPS访问\n');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(headers['strict-transport-security']).toBeUndefined();
});

it('sign-in over plain HTTP is refused, and no cookie is set', async () => {
  const response = await enter(there);
  expect([response.statusCode, response.cookies]).toEqual([403, []]);
  expect(response.json()).toMatchObject({ code: codes.insecure, message: 'This console is available over HTTPS only' });
  const inChinese = await enter({ ...there, language: 'zh_CN' });
  expect(inChinese.json()).toMatchObject({ message: '本控制台只能通过HTTPS访问' });
});

it('an unknown call, an upload and a preflight are refused over plain HTTP', async () => {
  for (const method of ['POST', 'PUT', 'OPTIONS', 'DELETE'] as const) {
    const { statusCode } = await test_.app.inject({ method, url: '/admin/none', headers: there });
    expect(statusCode).toBe(403);
  }
});

it('over HTTPS pages and sign-in work, and HSTS is sent', async () => {
  for (const path of ['/login', '/version.json', '/none.html', '/openapi.json'])
    expect((await get(path, overHttps)).headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
  expect((await get('/login', overHttps)).headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/);
  const response = await enter(overHttps);
  expect(response.json()).toMatchObject({ code: 200 });
  expect(response.cookies[0]).toMatchObject({ secure: true, httpOnly: true });
  expect(response.headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});

it.each(['localhost:4000', 'lanshi.localhost', '127.0.0.1:4000', '[::1]:4000'])(
  'at the local host %s plain HTTP is accepted, and HSTS is not sent',
  async (host) => {
    for (const scheme of ['http', 'https']) {
      const response = await get('/login', { host, 'x-forwarded-proto': scheme });
      expect(response.statusCode).toBe(200);
      expect(response.headers['strict-transport-security']).toBeUndefined();
    }
  },
);

it.each(['localhost.evil.example', 'evil.example', '10.0.0.7:4000', 'localhost.', '127.0.0.1.nip.example'])(
  '%s is not accepted as a local host',
  async (host) => {
    expect([400, 403]).toContain((await get('/login', { host })).statusCode);
  },
);

it('a forwarded scheme from an untrusted peer is ignored', async () => {
  const response = await test_.app.inject({ url: '/login', headers: overHttps, remoteAddress: '203.0.113.9' });
  expect(response.statusCode).toBe(403);
});

it.each(probes)('%s answers probes over plain HTTP', async (path) => {
  expect((await get(path, there)).statusCode).toBe(200);
});
