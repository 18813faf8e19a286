import type { ClockDraft } from '@console/contracts/releases';
import { clockIssues, secondsOf } from './clock.rules';

const hour = 3600;
const now = new Date('2026-11-21T06:00:00Z');

test.each<[string, Partial<ClockDraft>, string, number | null]>([
  ['hours', { step: 'HOURS', count: 5 }, 'UTC', 5 * hour],
  ['days', { step: 'DAYS', count: 2 }, 'UTC', 48 * hour],
  ['to the beginning of a day', { step: 'DATE', day: '2026-11-22' }, 'UTC', 18 * hour],
  ['where the day begins earlier', { step: 'DATE', day: '2026-11-22' }, 'Asia/Shanghai', 10 * hour],
  ['where the day begins later', { step: 'DATE', day: '2026-11-22' }, 'America/Los_Angeles', 26 * hour],
  ['over a change of the clocks', { step: 'DATE', day: '2027-03-29' }, 'Europe/Lisbon', (128 * 24 - 7) * hour],
  ['on the day of the change itself', { step: 'DATE', day: '2027-03-28' }, 'Europe/Lisbon', (127 * 24 - 6) * hour],
  ['a missing number', { step: 'HOURS' }, 'UTC', null],
  ['no day yet', { step: 'DATE' }, 'UTC', null],
  ['a day that is half typed', { step: 'DATE', day: '2' }, 'UTC', null],
  ['what is no day', { step: 'DATE', day: 'soon' }, 'UTC', null],
])('%s', (_name, draft, zone, seconds) => {
  expect(secondsOf(draft, { now, zone })).toBe(seconds);
});

test.each<[string, Partial<ClockDraft>, string[]]>([
  ['a missing number', { step: 'DAYS' }, ['count REQUIRED']],
  ['a missing day', { step: 'DATE' }, ['day REQUIRED']],
  ['today', { step: 'DATE', day: '2026-11-21' }, ['day CLOCK_BACK']],
  ['yesterday', { step: 'DATE', day: '2026-11-20' }, ['day CLOCK_BACK']],
  ['back by hours', { step: 'HOURS', count: -1 }, ['count CLOCK_BACK']],
  ['more than a year', { step: 'DAYS', count: 367 }, ['count CLOCK_FAR']],
  ['a day of the year after next', { step: 'DATE', day: '2028-01-01' }, ['day CLOCK_FAR']],
  ['a year', { step: 'DAYS', count: 366 }, []],
  ['tomorrow', { step: 'DATE', day: '2026-11-22' }, []],
])('input with %s has the issues %j', (_name, draft, issues) => {
  expect(clockIssues(draft, { now, zone: 'UTC' }).map(({ field, code }) => `${field} ${code}`)).toEqual(issues);
});
