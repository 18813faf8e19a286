import { daysOf } from './timeline.rules';

const all = [
  { key: 'c', at: '2026-11-20T16:30:00Z' },
  { key: 'b', at: '2026-11-19T16:30:00Z' },
  { key: 'a', at: '2026-11-19T15:00:00Z' },
];

test.each([
  ['UTC', ['2026-11-20: c', '2026-11-19: b a']],
  ['Asia/Singapore', ['2026-11-21: c', '2026-11-20: b', '2026-11-19: a']],
])('days begin at midnight in %s, and keep the given order', (zone, expected) => {
  const days = daysOf(all, zone).map(({ day, ofDay }) => `${day}: ${ofDay.map(({ key }) => key).join(' ')}`);
  expect(days).toEqual(expected);
});
