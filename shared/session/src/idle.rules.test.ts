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
/** Some time later on both clocks, or on each a different time. */
const after = (wallMs: number, monotonicMs = wallMs): Moment => ({
  wallMs: start.wallMs + wallMs,
  monotonicMs: start.monotonicMs + monotonicMs,
});
const idle = (now: Moment) => idlenessOf({ active: start, limits: defaultLimits }, now);

describe('[seed 4.1, 4.3, 9.2] silence', () => {
  test.each([
    ['nothing', 0, { at: 'active' }],
    ['just below the warning', 869_999, { at: 'active' }],
    ['870 s', 870_000, { at: 'warned', leftMs: 30_000 }],
    ['just below the end', 899_999, { at: 'warned', leftMs: 1 }],
    ['900 s', 900_000, { at: 'over' }],
    ['a day', 24 * hour, { at: 'over' }],
  ])('%s', (_name, ms, expected) => {
    expect(idle(after(ms))).toEqual(expected);
  });

  test.each([
    ['asleep: the browser clock stood still', after(hour, minute), 'over'],
    ['the wall clock was set back an hour', after(-hour, 870_000), 'warned'],
    ['the wall clock was set back and time ran out', after(-hour, 900_000), 'over'],
    ['the wall clock was set back a little again and again', after(-5 * minute, 899_000), 'warned'],
    ['a wall clock that jumps ahead ends the session rather than stretching it', after(2 * hour, 1000), 'over'],
    ['both clocks went back, which no clock does', after(-hour, -minute), 'active'],
  ])('%s', (_name, now, expected) => {
    expect(idle(now).at).toBe(expected);
  });

  test('the values are the server’s', () => {
    const limits = { warnMs: 10_000, countdownMs: 5000 };
    expect(idlenessOf({ active: start, limits }, after(12_000))).toEqual({ at: 'warned', leftMs: 3000 });
  });
});

describe('what another page said', () => {
  test('a message that waited in a frozen page is as old as it is', () => {
    const now = after(10 * minute);
    expect(elapsedMs(momentOf(start.wallMs + minute, now), now)).toBe(9 * minute);
  });

  test('a message from the future is from now', () => {
    const now = after(minute);
    expect(momentOf(start.wallMs + hour, now)).toEqual(now);
  });

  test('an older sign of life changes nothing', () => {
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
    ['at once after a long silence', facts(5 * minute, 0), 5 * minute, true],
    ['not twice in a minute', facts(30_000, 0), 30_000, false],
    ['the last input of a minute is told when the minute is over', facts(30_000, 0), minute, true],
    ['not without input since the last renewal', facts(0, 30_000), 5 * minute, false],
    ['not at every tick when the server cannot be reached', facts(4 * minute, 0, 3.5 * minute), 4 * minute, false],
    ['input from before the timers slept is told no more', facts(30_000, 0), 14 * minute, false],
    ['again a minute after an attempt that failed', facts(4 * minute, 0, 3.5 * minute), 4.5 * minute, true],
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
])('[seed 4.1] %d ms left read %s', (leftMs, text) => {
  expect(countdownOf(leftMs)).toBe(text);
});
