import { addressOf, firstOf, type Turn } from './beside';
import { noteArrival } from './line';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Requests by turn, which the test answers manually. */
function requests() {
  const begun: (Turn & { resolve: (answer: string) => void; reject: (error: Error) => void })[] = [];
  const givenUp: number[] = [];
  const result = firstOf<string>((turn, signal) => {
    signal.addEventListener('abort', () => givenUp.push(turn.turn));
    return new Promise((resolve, reject) => begun.push({ ...turn, resolve, reject }));
  });
  return { begun, givenUp, result };
}

test('a prompt response is requested once', async () => {
  const { begun, result } = requests();
  await jest.advanceTimersByTimeAsync(1400);
  begun[0]?.resolve('here');
  expect(await result).toBe('here');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(begun).toHaveLength(1);
});

test('a slow request is repeated in parallel up to twice; the first response counts and the others are aborted', async () => {
  const { begun, givenUp, result } = requests();
  await jest.advanceTimersByTimeAsync(1500);
  expect(begun).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1500);
  expect(begun).toHaveLength(3);
  begun[1]?.resolve('second');
  expect(await result).toBe('second');
  expect(givenUp).toEqual([0, 1, 2]);
});

test('a bad response does not count while other requests are pending', async () => {
  const { begun, result } = requests();
  await jest.advanceTimersByTimeAsync(1500);
  begun[1]?.reject(new Error('garbled'));
  await jest.advanceTimersByTimeAsync(100);
  begun[0]?.resolve('first');
  expect(await result).toBe('first');
});

test('a failed request is repeated once past the HTTP cache, at the same address', async () => {
  const { begun, result } = requests();
  begun[0]?.reject(new Error('wrong answer in the cache'));
  await jest.advanceTimersByTimeAsync(0);
  expect(begun.map(({ turn, cache }) => [turn, cache])).toEqual([
    [0, 'default'],
    [0, 'reload'],
  ]);
  begun[1]?.resolve('right');
  expect(await result).toBe('right');
});

test('it fails once all requests have failed, and starts no more', async () => {
  const { begun, result } = requests();
  begun[0]?.reject(new Error('refused'));
  await jest.advanceTimersByTimeAsync(0);
  begun[1]?.reject(new Error('refused again'));
  await expect(result).rejects.toThrow('refused again');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(begun).toHaveLength(2);
});

test('requests that hang are aborted after seven seconds without a byte', async () => {
  const { begun, givenUp, result } = requests();
  const failed = expect(result).rejects.toThrow('No data for 7000 ms');
  await jest.advanceTimersByTimeAsync(10_000);
  await failed;
  expect([begun.length, givenUp]).toEqual([3, [0, 1, 2]]);
});

test('while bytes of any file arrive, no request is repeated or aborted', async () => {
  const { begun, givenUp, result } = requests();
  for (let second = 0; second < 60; second++) {
    noteArrival();
    await jest.advanceTimersByTimeAsync(1000);
  }
  expect([begun.length, givenUp]).toEqual([1, []]);
  begun[0]?.resolve('slow');
  expect(await result).toBe('slow');
});

test('the second request has another address', () =>
  expect([addressOf('/a.js', 0), addressOf('/a.js', 1), addressOf('/a.js?r=0.1', 2)]).toEqual([
    '/a.js',
    '/a.js?b=1',
    '/a.js?r=0.1&b=2',
  ]));
