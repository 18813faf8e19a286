import { startPoller } from './poller';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const onError = (error: unknown) => {
  throw error;
};

it.each([
  ['the default pace', 1, 100],
  ['a tenth of the default pace', 0.1, 10],
])('a poller at %s polls once per interval', async (_name, pace, expected) => {
  let polls = 0;
  const poll = async () => {
    polls += 1;
    return 0;
  };
  const stop = startPoller({ name: 'counting', everyMs: 10, poll }, { onError, pace });
  await jest.advanceTimersByTimeAsync(1_000);
  await stop();
  expect(polls).toBe(expected);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(polls).toBe(expected);
});

it('a poller that did some work polls again without a pause', async () => {
  const left = [3, 2, 0, 0];
  const stop = startPoller({ name: 'counting', everyMs: 10, poll: async () => left.shift() ?? 0 }, { onError });
  await jest.advanceTimersByTimeAsync(10);
  expect(left).toEqual([0]);
  await stop();
});
