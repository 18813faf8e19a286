import { isTooSlow } from './slow-body.rules';

test.each([
  ['no bytes for 14 s are accepted', 14, 0, false],
  ['no bytes for 16 s are too slow', 16, 0, true],
  ['one byte per second for 16 s is too slow', 16, 16, true],
  ['5 MB at 256 kbit/s are accepted', 160, 5_242_880, false],
  ['5 MB followed by a long pause are too slow', 400, 5_242_880, true],
])('%s', (_what, seconds, bytes, expected) => {
  const arrival = { sinceMs: 1_000, bytesBefore: 700 };
  expect(isTooSlow(arrival, { nowMs: 1_000 + seconds * 1_000, bytesRead: 700 + bytes })).toBe(expected);
});
