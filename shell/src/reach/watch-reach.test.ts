import { isServerLost, onReach } from '@console/api';
import { lookForServer, watchReach } from './watch-reach';

let isThere = true;
let looks: number[] = [];
const received: boolean[] = [];

beforeAll(() => {
  watchReach();
  onReach(() => received.push(isServerLost()));
  // Fake timers do not control `AbortSignal.timeout`; no test here waits for it.
  AbortSignal.timeout = () => new AbortController().signal;
});
beforeEach(() => {
  jest.useFakeTimers();
  isThere = true;
  looks = [];
  received.length = 0;
  globalThis.fetch = async () => {
    looks.push(Date.now());
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response('', { status: 500 });
  };
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('reachability of the server', () => {
  test('a single failed call is ignored if the server responds to the check', async () => {
    lookForServer();
    await pass(60_000);
    expect([received, looks.length]).toEqual([[], 1]);
  });

  test('the server is unreachable if no check succeeds, checks back off, and the first success ends it', async () => {
    isThere = false;
    const start = Date.now();
    lookForServer();
    await pass(25_000);
    expect(isServerLost()).toBe(true);
    expect(looks.map((at) => at - start)).toEqual([0, 1000, 3000, 7000, 15_000, 23_000]);
    isThere = true;
    await pass(8000);
    expect(received).toEqual([true, false]);
    const count = looks.length;
    await pass(60_000);
    expect(looks).toHaveLength(count);
  });

  test('an offline event of the browser only starts a check', async () => {
    window.dispatchEvent(new Event('offline'));
    await pass(100);
    expect([isServerLost(), looks.length]).toEqual([false, 1]);
    isThere = false;
    window.dispatchEvent(new Event('offline'));
    await pass(100);
    expect(isServerLost()).toBe(true);
    isThere = true;
    window.dispatchEvent(new Event('online'));
    await pass(100);
    expect(isServerLost()).toBe(false);
  });
});
