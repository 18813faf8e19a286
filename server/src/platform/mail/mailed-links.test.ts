import { connect, type AddressInfo } from 'node:net';
import type { DemoLogin } from '@console/demo/ids';
import { mailsTo } from '../../testing/mailbox';
import { openTestApp, type TestApp } from '../../testing/test-app';

const proxy = '10.0.0.1';
const over = { 'x-forwarded-proto': 'https' };
let sandbox: TestApp;
let real: TestApp;
beforeAll(async () => {
  sandbox = await openTestApp({ env: { TRUST_PROXY: proxy } });
  real = await openTestApp({ env: { TRUST_PROXY: proxy, SANDBOX: 'off', PUBLIC_ORIGIN: 'https://console.example' } });
});
afterAll(() => Promise.all([sandbox.close(), real.close()]));

const reset = '/admin/public/password/reset/send_email';
const register = '/admin/public/register';
const registration = {
  website: 'http://lanshi.localhost:4000',
  username: 'Lin Trading',
  areaCode: '+86',
  phone: '138 0013 8000',
  password: 'Lin#Trading1',
  confirmPassword: 'Lin#Trading1',
  agreesToTerms: true,
};

/** Returns the origin of the link in the newest mail to an address; null if there is none. */
async function linkTo(test: TestApp, address: string): Promise<string | null> {
  const [mail = ''] = await mailsTo(test, address);
  return /(\S+)\/(?:resetPassword|registerResult)\?token=/.exec(mail)?.[1] ?? null;
}

async function resetAt(test: TestApp, account: DemoLogin, headers: Record<string, string>, remoteAddress = proxy) {
  test.clock.advance(301);
  await test.database.pool.query('delete from mail_outbox');
  const { statusCode } = await test.app.inject({
    method: 'POST',
    url: reset,
    payload: { account },
    headers,
    remoteAddress,
  });
  return { statusCode, link: await linkTo(test, `${account}@aldermoor.example`) };
}

it.each([
  ['evil.example', 'http://localhost:4000'],
  ['localhost:31337', 'http://localhost:4000'],
  ['lanshi.localhost:4000', 'http://localhost:4000'],
])('a link that is requested at the foreign host %s points to a site of the company', async (host, link) => {
  expect(await resetAt(sandbox, 'support', { host, ...over })).toEqual({ statusCode: 200, link });
});

it('a link of a sandbox on this machine points to the requested address', async () => {
  const at = (host: string) => resetAt(sandbox, 'risk', { host }, '127.0.0.1');
  expect(await at('localhost:4301')).toEqual({ statusCode: 200, link: 'http://localhost:4301' });
  expect(await at('[::1]:4301')).toEqual({ statusCode: 200, link: 'http://[::1]:4301' });
});

it.each(['localhost:1', 'evil.localhost:31337', '[::1]:5', '127.0.0.1:4000'])(
  'in production a link that is requested at %s does not point to this machine',
  async (host) => {
    for (const [headers, from] of [
      [{ host }, '127.0.0.1'],
      [{ host, ...over }, proxy],
    ] as const)
      expect(await resetAt(real, 'auditor', headers, from)).toEqual({
        statusCode: 200,
        link: 'https://console.example',
      });
  },
);

it('in production the link of a registration does not point to this machine', async () => {
  const email = 'lin@trading.example';
  const headers = { host: 'evil.localhost:31337' };
  await real.app.inject({ method: 'POST', url: register, payload: { ...registration, email }, headers });
  expect(await linkTo(real, email)).toBe('https://console.example');
});

it.each(['localhost:4000/x', 'localhost#.evil.example', 'evil.example@localhost', 'localhost, evil.example', '0x7f.1'])(
  'the invalid host %s is refused, and no mail is sent',
  async (host) => {
    expect(await resetAt(sandbox, 'developer', { host }, '127.0.0.1')).toEqual({ statusCode: 400, link: null });
  },
);

it('a request with two Host headers is refused', async () => {
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = sandbox.app.server.address() as AddressInfo;
  const said = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'GET /version.json HTTP/1.1\r\nhost: localhost\r\nHost: reveal.localhost\r\nconnection: close\r\n\r\n',
      ),
    );
    socket.on('data', (part) => (text += part.toString()));
    socket.once('end', () => resolve(text)).once('error', reject);
  });
  expect(said).toMatch(/^HTTP\/1.1 400 /);
});
