import { operation, queryMenus } from '@console/contracts';
import { z } from '@console/contracts/zod';
import type { App } from '../deps';
import { mountPublic } from '../mount';
import { openTestApp, type TestApp } from '../testing/test-app';

const slow = operation({
  path: '/test/slow',
  permission: 'public',
  input: z.strictObject({}),
  output: z.strictObject({ ok: z.literal(true) }),
  reads: true,
});

let release = () => undefined as void;
const held = new Promise<void>((resolve) => {
  release = resolve;
});
const slowRoute = (app: App) =>
  mountPublic(app, slow, async () => {
    await held;
    return { ok: true as const };
  });

let test: TestApp;
afterEach(() => test.close());

const call = async (path: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') =>
  await test.app.inject({ method: 'POST', url: `/admin${path}`, payload: {}, headers, remoteAddress });

it('more calls in a minute than a person makes are refused, and say when to come back', async () => {
  test = await openTestApp({ env: { CALLS_PER_MINUTE: '5' } });
  const user = await test.signIn('support');
  const other = await test.signIn('owner');
  for (let count = 0; count < 5; count += 1) expect((await call(queryMenus.path, user)).statusCode).toBe(200);
  const refused = await call(queryMenus.path, user);
  expect([refused.statusCode, refused.json<{ code: number }>().code]).toEqual([429, 1010]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // Another session at the same address has its own count, and a page is no call.
  expect((await call(queryMenus.path, other)).statusCode).toBe(200);
  for (let count = 0; count < 8; count += 1) expect((await test.app.inject('/healthz')).statusCode).toBe(200);
});

it('more calls at once than can be worked on are sent away at once; then there is room again', async () => {
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

it('while calls wait too long for the database, others are sent away at once; then there is room again', async () => {
  test = await openTestApp();
  const { pool } = test.database;
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const waiting = Array.from({ length: 55 }, () => call('/common/countryList'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  // Neither a short wait nor the first moment of a long one.
  const early = call('/common/countryList');
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await call('/common/countryList')).statusCode).toBe(503);
  expect((await test.app.inject('/healthz')).statusCode).toBe(200);
  for (const client of taken) client.release();
  expect(new Set((await Promise.all([...waiting, early])).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await call('/common/countryList')).statusCode).toBe(200);
});
