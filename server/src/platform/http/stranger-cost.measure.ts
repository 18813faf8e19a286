import { performance } from 'node:perf_hooks';
import type { InjectOptions } from 'fastify';
import { operations } from '@console/contracts/operations';
import * as fc from 'fast-check';
import { newId } from '../db/ids';
import { features } from '../../domains';
import { inputsOf } from '../../testing/input-arbitrary';
import { openTestApp, type TestApp } from '../../testing/test-app';

const servedRoutes = features.flatMap(({ served = [] }) => served);

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ env: { CALLS_PER_MINUTE: '999999' } });
});
afterAll(() => test.close());

/** About 5 on a quiet machine; computing the response for each request took more than 80. */
const activeMsMax = 40;
/** A busy machine makes some short runs slow, but never makes slow work fast. */
const tries = 60;

/** Returns the shortest time that a request keeps the thread busy; other load only makes it longer. */
async function activeMsOf(request: InjectOptions): Promise<number> {
  let least = Infinity;
  for (let turn = 0; turn < tries && least >= activeMsMax; turn += 1) {
    const before = performance.eventLoopUtilization();
    await test.app.inject(request);
    least = Math.min(least, performance.eventLoopUtilization(before).active);
  }
  return least;
}

const granted: Record<string, string[]> = {
  '/s/*': ['/s/main.js', '/s/none.js'],
  '/m/*': [`/m/${'0'.repeat(64)}.json`, `/m/${'f'.repeat(64)}.json`],
  '/r/*': ['/r/cards/1.0.0-0a1b2c3d/entry.js', '/r/cards/1.0.0-0a1b2c3d/none.js'],
  '/files/*': [`/files/${'a'.repeat(43)}`],
  '/pictures/*': [`/pictures/${'a'.repeat(43)}`],
  '/admin/public/iconLogo': [`/admin/public/iconLogo?website=${'x'.repeat(15_000)}`],
  '/*': ['/login', '/main/cards-balance', '/none.html'],
};
const open = servedRoutes.filter(({ access }) => access === 'public').map(({ path }) => path);
const encodings: Record<string, string>[] = [{}, { 'accept-encoding': 'gzip, br' }, { 'accept-encoding': 'gzip' }];

it.each(open)('repeated requests for %s without a session do not keep the server busy', async (path) => {
  for (const url of granted[path] ?? [path])
    for (const encoding of encodings) {
      const headers = { ...encoding, host: path.startsWith('/reveal') ? 'reveal.localhost' : 'localhost' };
      expect(await activeMsOf({ method: 'GET', url, headers })).toBeLessThan(activeMsMax);
    }
});

const publicCalls = Object.values(operations).filter(({ permission }) => permission === 'public');

it.each(publicCalls.map(({ path }) => path))('nor do repeated calls of %s', async (path) => {
  const operation = publicCalls.find((one) => one.path === path);
  if (!operation) throw new Error(`${path} is gone`);
  const inputs = fc.sample(
    inputsOf(operation, (prefix) => fc.constant(newId(prefix))),
    { seed: 1, numRuns: 2 },
  );
  for (const input of inputs) {
    const url = `/admin${path}`;
    const headers = { 'content-type': 'application/json', 'idempotency-key': newId('key') };
    const payload = JSON.stringify(input);
    expect(await activeMsOf({ method: 'POST', url, headers, payload })).toBeLessThan(activeMsMax);
  }
});
