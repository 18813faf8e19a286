import { endSession, operation, queryMenus, resumeSession } from '@console/contracts';
import { z } from '@console/contracts/zod';
import type { App } from '../deps';
import { mountPublic } from './mount';
import { ask } from '../../testing/ask';
import { openTestApp, type TestApp } from '../../testing/test-app';

const slow = operation({
  path: '/test/slow',
  permission: 'public',
  input: z.strictObject({}),
  output: z.strictObject({ ok: z.literal(true) }),
  reads: true,
});

let release = () => undefined as void;
let held = Promise.resolve();
const hold = () => {
  held = new Promise<void>((resolve) => {
    release = resolve;
  });
};
const slowRoute = (app: App) =>
  mountPublic(app, slow, async () => {
    await held;
    return { ok: true as const };
  });

let test: TestApp;
afterEach(() => test.close());

const call = async (path: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
  await test.app.inject({ method: 'POST', url: `/admin${path}`, payload: {}, headers, remoteAddress });

it('more calls than the limit per minute are refused, with the time of the next one', async () => {
  test = await openTestApp({ env: { CALLS_PER_MINUTE: '5' } });
  const user = await test.signIn('support');
  const other = await test.signIn('owner');
  // From the first call on, a known token is counted by its session and not by its address.
  for (let count = 0; count < 6; count += 1) expect((await call(queryMenus.path, user)).statusCode).toBe(200);
  const refused = await call(queryMenus.path, user);
  expect([refused.statusCode, refused.json<{ code: number }>().code]).toEqual([429, 1010]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // Other sessions at the same address have their own counter, and pages do too.
  expect((await call(queryMenus.path, other)).statusCode).toBe(200);
  for (let count = 0; count < 8; count += 1) expect((await test.app.inject('/healthz')).statusCode).toBe(200);
});

describe('a separate counter', () => {
  const countries = '/common/countryList';
  const limited = async (count: number, send: (index: number) => Promise<{ statusCode: number }>) => {
    const statuses = [];
    for (let index = 0; index < count; index += 1) statuses.push((await send(index)).statusCode);
    return statuses.filter((status) => status === 429).length;
  };

  it.each([
    ['a call that needs no token', countries],
    ['a call that needs a token', queryMenus.path],
  ])('is not created for a made-up token: %s', async (_what, path) => {
    test = await openTestApp({ env: { CALLS_PER_MINUTE: '5' } });
    expect(await limited(20, (index) => call(path, { authorization: `made-up-${index}` }))).toBe(15);
  });

  it('is not created for a token of public calls or of an ended session', async () => {
    test = await openTestApp({ env: { CALLS_PER_MINUTE: '5' } });
    const user = await test.signIn('support');
    const other = await test.signIn('owner');
    for (const one of [user, other]) expect((await call(queryMenus.path, one)).statusCode).toBe(200);
    expect(await limited(8, (index) => call(countries, index % 2 ? user : other))).toBe(3);
    await call(endSession.path, user);
    // The first call finds that the session has ended.
    expect(await limited(12, () => call(queryMenus.path, user))).toBeGreaterThan(5);
    expect((await call(queryMenus.path, other)).statusCode).toBe(200);
  });

  it('belongs to a session, not to each of its tokens', async () => {
    test = await openTestApp({ env: { CALLS_PER_MINUTE: '5' } });
    const user = await test.signIn('support');
    const again = async (cookie: string) => {
      const { body, cookie: next } = await ask(test.app, resumeSession.path, '{}', {
        cookie,
        'sec-fetch-site': 'same-origin',
      });
      return { authorization: resumeSession.output.parse(JSON.parse(body).data).token, cookie: next };
    };
    const tokens = [user, await again(user['cookie'] ?? '')];
    for (const one of tokens) await call(queryMenus.path, one);
    expect(await limited(20, (index) => call(queryMenus.path, tokens[index % 2]))).toBe(15);
  });

  it('belongs to an IPv6 network, not to each of its addresses', async () => {
    test = await openTestApp({ env: { CALLS_PER_MINUTE: '5' } });
    expect(await limited(10, (index) => call(countries, {}, `2001:db8:1:2::${index + 1}`))).toBe(5);
    expect(await limited(1, () => call(countries, {}, '2001:db8:1:3::1'))).toBe(0);
  });

  it.each([
    ['pages', '/login', 5],
    ['addresses that do not exist', '/nothing.txt', 5],
    ['files of pages', '/s/nothing.js', 50],
    ['files of remotes', '/r/cards/1.0.0-0a1b2c3d/nothing.js', 50],
  ])('exists for %s, which are limited too', async (_what, url, times) => {
    test = await openTestApp({ env: { CALLS_PER_MINUTE: '2' } });
    const get = () => test.app.inject({ url, remoteAddress: '203.0.113.7' });
    expect(await limited(times * 2 + 3, get)).toBe(3);
    // Another network still gets the page, and calls have their own counter.
    expect((await test.app.inject({ url, remoteAddress: '203.0.113.8' })).statusCode).not.toBe(429);
    expect((await call(countries)).statusCode).toBe(200);
  });

  it('exists for unknown calls', async () => {
    test = await openTestApp({ env: { CALLS_PER_MINUTE: '2' } });
    expect(await limited(13, () => call('/no/such/call'))).toBe(3);
  });
});

it('concurrent calls above the limit are refused immediately; later calls are accepted again', async () => {
  hold();
  test = await openTestApp({ env: { CALLS_AT_ONCE: '3' }, extend: slowRoute });
  const running = Array.from({ length: 3 }, () => call(slow.path));
  let refused = await call(slow.path);
  expect([refused.statusCode, refused.json<{ code: number }>().code]).toEqual([503, 503]);
  expect(refused.headers['retry-after']).toBe('1');
  refused = await call('/common/countryList');
  expect(refused.statusCode).toBe(503);
  release();
  expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect((await call('/common/countryList')).statusCode).toBe(200);
});

it('one caller cannot use all concurrent calls', async () => {
  hold();
  test = await openTestApp({ env: { CALLS_AT_ONCE: '40' }, extend: slowRoute });
  const running = Array.from({ length: 30 }, () => call(slow.path));
  expect((await call(slow.path)).statusCode).toBe(503);
  const another = call(slow.path, {}, '198.51.100.9');
  release();
  expect((await Promise.all([...running, another])).map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 31 }, () => 200),
  );
});
