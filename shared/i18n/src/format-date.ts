import type { Locale } from './instance';

/** Language and time zone of a moment. `zone` is an IANA name such as `Asia/Singapore`. */
export interface Shown {
  locale: Locale;
  zone: string;
}

type Moment = string | Date;

/** `2026-03-09`, for tables and exports, in both languages. */
export function formatDate(moment: Moment, zone: string): string {
  const { year, month, day } = partsOf(moment, zone);
  return `${year}-${month}-${day}`;
}

/** `14:05`, or with seconds `14:05:04`; midnight is `00:05`, never `24:05`. */
export function formatTime(moment: Moment, zone: string, precision: 'minutes' | 'seconds' = 'minutes'): string {
  const { hour, minute, second } = partsOf(moment, zone);
  return precision === 'minutes' ? `${hour}:${minute}` : `${hour}:${minute}:${second}`;
}

/** `2026-03-09 14:05:04`, in both languages. */
export const formatDateTime = (moment: Moment, zone: string): string =>
  `${formatDate(moment, zone)} ${formatTime(moment, zone, 'seconds')}`;

/** `2026-03-09 14:05`, for tables and records, in both languages. */
export const formatMinute = (moment: Moment, zone: string): string =>
  `${formatDate(moment, zone)} ${formatTime(moment, zone)}`;

/** `2026-03-09 14:05:04 GMT+8`, the exact time, shown on hover. */
export const formatExact = (moment: Moment, zone: string): string =>
  `${formatDateTime(moment, zone)} ${formatZone(moment, zone)}`;

/** `GMT+8`, for a column title or a tooltip. Engines differ in `GMT` and `GMT+0`; the shorter form is used. */
export const formatZone = (moment: Moment, zone: string): string =>
  part(
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'shortOffset' }),
    moment,
    'timeZoneName',
  ).replace(/^GMT\+0$/, 'GMT');

/** `Mar 9, 2026` or `2026年3月9日`, for sentences. */
export const formatDay = (moment: Moment, { locale, zone }: Shown): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    year: 'numeric',
    month: locale === 'zh-CN' ? 'long' : 'short',
    day: 'numeric',
  }).format(new Date(moment));

/** `Mar 9` or `3月9日`, for a chart axis, from a day such as `2026-03-09`. */
export const formatDayOfYear = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(new Date(day));

/** `Today 14:08` or `Yesterday 09:00`, for older times `2026-03-09 14:08`. Show the exact time on hover. */
export function formatRecent(moment: Moment, now: Moment, { locale, zone }: Shown): string {
  const ago = dayNumber(now, zone) - dayNumber(moment, zone);
  const time = formatTime(moment, zone);
  if (ago !== 0 && ago !== 1) return formatMinute(moment, zone);
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-ago, 'day');
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${time}`;
}

const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `3 hours ago` or `3小时前`; below a minute `now` or `现在`. */
export function formatAgo(moment: Moment, now: Moment, locale: Locale): string {
  const distanceMs = new Date(moment).getTime() - new Date(now).getTime();
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, unitMs] = units.find(([, sizeMs]) => Math.abs(distanceMs) >= sizeMs) ?? [
    'second',
    Number.POSITIVE_INFINITY,
  ];
  return format.format(Math.trunc(distanceMs / unitMs), unit);
}

/**
 * Formats by parts, because the order within a pattern depends on the language; with `h23`, because `hour12: false`
 * writes 24:05. One cached formatter per time zone, because a table formats a time in every row.
 */
function partsOf(moment: Moment, zone: string) {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { ...digits, timeZone: zone });
  formats.set(zone, format);
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of format.formatToParts(new Date(moment))) parts[type] = value;
  const { year = '', month = '', day = '', hour = '', minute = '', second = '' } = parts;
  return { year, month, day, hour, minute, second };
}

const formats = new Map<string, Intl.DateTimeFormat>();
const digits = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;

const part = (format: Intl.DateTimeFormat, moment: Moment, type: Intl.DateTimeFormatPartTypes) =>
  format.formatToParts(new Date(moment)).find((one) => one.type === type)?.value ?? '';

const dayNumber = (moment: Moment, zone: string) => Date.parse(`${formatDate(moment, zone)}T00:00:00Z`) / 86_400_000;
