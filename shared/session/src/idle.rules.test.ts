import {
  countdownOf,
  defaultLimits,
  elapsedMs,
  idlenessOf,
  isRenewalDue,
  laterOf,
  momentOf,
  type Moment,
} from './idle.rules';

const minute = 60_000;
const hour = 60 * minute;
const start: Moment = { wallMs: 10 * hour, monotonicMs: 1000 };
/** Returns a later time, with equal or different advances of both clocks. */
const after = (wallMs: number, monotonicMs = wallMs): Moment => ({
  wallMs: start.wallMs + wallMs,
  monotonicMs: start.monotonicMs + monotonicMs,
});
const idle = (now: Moment) => idlenessOf({ active: start, limits: defaultLimits }, now);

describe('[seed 4.1, 4.3, 9.2] the idle state', () => {
  test.each([
    ['is active without idle time', 0, { at: 'active' }],
    ['is active just before the warning', 869_999, { at: 'active' }],
    ['is warned after 870 s', 870_000, { at: 'warned', leftMs: 30_000 }],
    ['is warned just before the end', 899_999, { at: 'warned', leftMs: 1 }],
    ['is over after 900 s', 900_000, { at: 'over' }],
    ['is over after a day', 24 * hour, { at: 'over' }],
  ])('%s', (_name, ms, expected) => {
    expect(idle(after(ms))).toEqual(expected);
  });

  test.each([
    ['the machine slept: the monotonic clock stood still', after(hour, minute), 'over'],
    ['the wall clock was set back an hour', after(-hour, 870_000), 'warned'],
    ['the wall clock was set back and the monotonic clock reached the limit', after(-hour, 900_000), 'over'],
    ['the wall clock was set back repeatedly', after(-5 * minute, 899_000), 'warned'],
    ['the wall clock jumped ahead, which ends the session', after(2 * hour, 1000), 'over'],
    ['both clocks went back, which is impossible', after(-hour, -minute), 'active'],
  ])('%s', (_name, now, expected) => {
    expect(idle(now).at).toBe(expected);
  });

  test('limits from the server apply', () => {
    const limits = { warnMs: 10_000, countdownMs: 5000 };
    expect(idlenessOf({ active: start, limits }, after(12_000))).toEqual({ at: 'warned', leftMs: 3000 });
  });
});

describe('activity in another page', () => {
  test('a message that was delayed in a frozen page has its original age', () => {
    const now = after(10 * minute);
    expect(elapsedMs(momentOf(start.wallMs + minute, now), now)).toBe(9 * minute);
  });

  test('a message with a future time counts as now', () => {
    const now = after(minute);
    expect(momentOf(start.wallMs + hour, now)).toEqual(now);
  });

  test('older activity does not replace newer activity', () => {
    const now = after(10 * minute);
    expect(laterOf(after(9 * minute), after(minute), now)).toEqual(after(9 * minute));
    expect(laterOf(after(minute), after(9 * minute), now)).toEqual(after(9 * minute));
  });
});

describe('[seed 4.2] input renews the session on the server', () => {
  const facts = (active: number, renewed: number, tried = renewed) => ({
    active: after(active),
    renewed: after(renewed),
    tried: after(tried),
  });
  test.each([
    ['immediately after a long silence', facts(5 * minute, 0), 5 * minute, true],
    ['not twice within a minute', facts(30_000, 0), 30_000, false],
    ['at the end of a minute for its last input', facts(30_000, 0), minute, true],
    ['not without input since the last renewal', facts(0, 30_000), 5 * minute, false],
    ['not at every tick while the server is unreachable', facts(4 * minute, 0, 3.5 * minute), 4 * minute, false],
    ['not for input from before the timers slept', facts(30_000, 0), 14 * minute, false],
    ['a minute after a failed attempt', facts(4 * minute, 0, 3.5 * minute), 4.5 * minute, true],
  ])('%s', (_name, record, now, expected) => {
    expect(isRenewalDue(record, after(now))).toBe(expected);
  });
});

test.each([
  [30_000, '00:30'],
  [29_001, '00:30'],
  [29_000, '00:29'],
  [1, '00:01'],
  [0, '00:00'],
  [90_500, '01:31'],
])('[seed 4.1] %d ms are formatted as %s', (leftMs, text) => {
  expect(countdownOf(leftMs)).toBe(text);
});
