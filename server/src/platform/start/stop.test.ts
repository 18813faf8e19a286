import { Stop } from './stop';

const never = () => new Promise<void>(() => undefined);
const atOnce = () => Promise.resolve();

let codes: number[];
let stop: Stop;
let steps: string[];
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  codes = [];
  steps = [];
  stop = new Stop((code) => codes.push(code));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Parts of a server that record the order in which they are ended. */
const running = (ends: Partial<Record<'closeApp' | 'stopPollers' | 'closeDatabase', () => Promise<void>>> = {}) => {
  const end = (name: 'closeApp' | 'stopPollers' | 'closeDatabase') => async () => {
    steps.push(name);
    await (ends[name] ?? atOnce)();
  };
  return { closeApp: end('closeApp'), stopPollers: end('stopPollers'), closeDatabase: end('closeDatabase') };
};

it('a signal during the start ends the process', () => {
  stop.receiveSignal();
  expect(codes).toEqual([0]);
});

it('pollers stop before the pending requests are answered, and the database closes last', async () => {
  let answer = () => {};
  stop.ready(running({ closeApp: () => new Promise((resolve) => (answer = resolve)) }));
  stop.receiveSignal();
  await jest.advanceTimersByTimeAsync(10_000);
  expect([steps, codes]).toEqual([['stopPollers', 'closeApp'], []]);
  answer();
  await jest.advanceTimersByTimeAsync(0);
  expect([steps, codes]).toEqual([['stopPollers', 'closeApp', 'closeDatabase'], [0]]);
});

it('a second signal ends the process while requests are still answered', () => {
  stop.ready(running({ closeApp: never }));
  stop.receiveSignal();
  expect(codes).toEqual([]);
  stop.receiveSignal();
  expect(codes).toEqual([0]);
});

it.each([
  ['requests are never answered', { closeApp: never }, 30_000],
  ['work does not end after the last answer', { stopPollers: never }, 5_000],
  ['the database does not close after the last answer', { closeDatabase: never }, 5_000],
])('the process ends with code 0 if %s', async (_what, ends, withinMs) => {
  stop.ready(running(ends));
  stop.receiveSignal();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(codes).toEqual([]);
  await jest.advanceTimersByTimeAsync(withinMs);
  expect(codes).toEqual([0]);
  expect(console.error).toHaveBeenCalledTimes(1);
});

it.each([
  ['a poller', { stopPollers: () => Promise.reject(new Error('broken')) }],
  ['the database', { closeDatabase: () => Promise.reject(new Error('broken')) }],
])('if %s fails to end, the process reports it and exits with code 1', async (_what, ends) => {
  stop.ready(running(ends));
  stop.receiveSignal();
  await jest.advanceTimersByTimeAsync(0);
  expect(codes).toEqual([1]);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('(broken)'));
});
