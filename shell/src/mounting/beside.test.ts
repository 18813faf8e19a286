import { addressOf, firstOf } from './beside';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Requests that are answered by hand, by their turns. */
function requests() {
  const begun: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];
  const givenUp: number[] = [];
  const result = firstOf<string>((turn, signal) => {
    signal.addEventListener('abort', () => givenUp.push(turn));
    return new Promise((resolve, reject) => begun.push({ resolve, reject }));
  });
  return { begun, givenUp, result };
}

test('what comes within a moment is requested once', async () => {
  const { begun, result } = requests();
  await jest.advanceTimersByTimeAsync(1400);
  begun[0]?.resolve('here');
  expect(await result).toBe('here');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(begun).toHaveLength(1);
});

test('what is slow is requested again beside itself, twice; the first answer counts and the others are given up', async () => {
  const { begun, givenUp, result } = requests();
  await jest.advanceTimersByTimeAsync(1500);
  expect(begun).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(begun).toHaveLength(3);
  begun[1]?.resolve('second');
  expect(await result).toBe('second');
  expect(givenUp).toEqual([0, 1, 2]);
});

test('a bad answer does not count while another one may come', async () => {
  const { begun, result } = requests();
  await jest.advanceTimersByTimeAsync(1500);
  begun[1]?.reject(new Error('garbled'));
  await jest.advanceTimersByTimeAsync(100);
  begun[0]?.resolve('first');
  expect(await result).toBe('first');
});

test('it fails once all that were begun have failed, with no others to come', async () => {
  const { begun, result } = requests();
  begun[0]?.reject(new Error('refused'));
  await expect(result).rejects.toThrow('refused');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(begun).toHaveLength(1);
});

test('the second request has an address of its own', () =>
  expect([addressOf('/a.js', 0), addressOf('/a.js', 1), addressOf('/a.js?r=0.1', 2)]).toEqual([
    '/a.js',
    '/a.js?b=1',
    '/a.js?r=0.1&b=2',
  ]));
