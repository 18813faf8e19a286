import { errorLine, isPermanent, retryAfterSeconds } from './mail.rules';

it.each([
  [1, false, 30],
  [2, false, 120],
  [5, false, 7_200],
  [6, false, null],
  [1, true, null],
])('attempt %i that fails (permanently: %s) is retried after %j seconds', (attempts, permanent, seconds) => {
  expect(retryAfterSeconds(attempts, permanent)).toBe(seconds);
});

it.each([
  [550, true],
  [421, false],
  [undefined, false],
])('the SMTP response %j is a permanent failure: %s', (responseCode, permanent) => {
  expect(isPermanent(responseCode)).toBe(permanent);
});

it('an error is shortened to one line of bounded length', () => {
  expect(errorLine(' a\r\n b ')).toBe('a b');
  expect(errorLine('x'.repeat(1_000))).toHaveLength(300);
});
