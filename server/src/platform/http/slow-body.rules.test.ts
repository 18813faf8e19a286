import { isTooSlow } from './slow-body.rules';

test.each([
  ['nothing for 14 s', 14, 0, false],
  ['nothing for 16 s', 16, 0, true],
  ['a byte every second for 16 s', 16, 16, true],
  ['half of a file of 10 MB at 256 kbit a second', 160, 5_242_880, false],
  ['half of a file of 10 MB, and then nothing more', 400, 5_242_880, true],
])('%s', (_what, seconds, bytes, expected) => {
  const arrival = { sinceMs: 1_000, bytesBefore: 700 };
  expect(isTooSlow(arrival, { nowMs: 1_000 + seconds * 1_000, bytesRead: 700 + bytes })).toBe(expected);
});
