import {
  formatAgo,
  formatDate,
  formatDateTime,
  formatDay,
  formatDayOfYear,
  formatExact,
  formatMinute,
  formatRecent,
  formatTime,
  formatZone,
} from './format-date';

const moment = '2026-03-09T06:05:04Z';

describe('a moment', () => {
  test.each([
    ['Asia/Singapore', '2026-03-09 14:05:04', 'GMT+8'],
    ['UTC', '2026-03-09 06:05:04', 'GMT'],
    ['America/New_York', '2026-03-09 02:05:04', 'GMT-4'],
    ['Pacific/Auckland', '2026-03-09 19:05:04', 'GMT+13'],
  ])('in %s is %s, %s', (zone, shown, offset) => {
    expect(formatDateTime(moment, zone)).toBe(shown);
    expect(formatZone(moment, zone)).toBe(offset);
    expect(formatMinute(moment, zone)).toBe(shown.slice(0, -3));
    expect(formatExact(moment, zone)).toBe(`${shown} ${offset}`);
  });

  test('five past midnight is 00:05, not 24:05', () => {
    expect(formatTime('2026-03-08T16:05:00Z', 'Asia/Shanghai')).toBe('00:05');
    expect(formatDate('2026-03-08T16:05:00Z', 'Asia/Shanghai')).toBe('2026-03-09');
  });

  test('reads as each language writes a day', () => {
    expect(formatDay(moment, { locale: 'en-US', zone: 'UTC' })).toBe('Mar 9, 2026');
    expect(formatDay(moment, { locale: 'zh-CN', zone: 'UTC' })).toBe('2026年3月9日');
    expect(formatDayOfYear('2026-03-09', 'en-US')).toBe('Mar 9');
    expect(formatDayOfYear('2026-03-09', 'zh-CN')).toBe('3月9日');
  });
});

test.each([
  ['en-US', 'Today 14:05', 'Yesterday 14:05', '2026-03-05 14:05'],
  ['zh-CN', '今天 14:05', '昨天 14:05', '2026-03-05 14:05'],
] as const)("%s shows today and yesterday as words, in the reader's time zone", (locale, today, yesterday, older) => {
  const shown = { locale, zone: 'Asia/Shanghai' };
  const recent = (now: string, at = moment) => formatRecent(at, now, shown);
  expect(recent('2026-03-09T15:59:00Z')).toBe(today);
  expect(recent('2026-03-09T16:01:00Z')).toBe(yesterday);
  expect(recent('2026-03-09T16:01:00Z', '2026-03-05T06:05:04Z')).toBe(older);
});

test.each([
  ['2026-03-09T09:06:00Z', '3 hours ago', '3小时前'],
  ['2026-03-09T06:06:10Z', '1 minute ago', '1分钟前'],
  ['2026-03-11T06:06:00Z', '2 days ago', '前天'],
  ['2026-03-09T06:05:30Z', 'now', '现在'],
])('at %s it is %s, %s', (now, english, chinese) => {
  expect(formatAgo(moment, now, 'en-US')).toBe(english);
  expect(formatAgo(moment, now, 'zh-CN')).toBe(chinese);
});
