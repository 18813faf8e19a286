import { isAlive, pauseMs, silenceMs } from './push.rules';

test.each([
  [0, 0, 250],
  [0, 1, 500],
  [3, 1, 4000],
  [20, 1, 30_000],
  [20, 0, 15_000],
])('after %i tries with random number %d the pause is %i ms', (tries, drawn, expected) => {
  expect(pauseMs(tries, drawn)).toBe(expected);
});

test.each([
  [null, 0, false],
  [0, silenceMs - 1, true],
  [0, silenceMs, false],
])('a stream with its last heartbeat at %s is alive at %i: %s', (beatAtMs, nowMs, expected) => {
  expect(isAlive(beatAtMs, nowMs)).toBe(expected);
});
