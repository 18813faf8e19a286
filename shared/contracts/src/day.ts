/** First and last day of every input. PostgreSQL, JavaScript and all time zones can represent each day between them. */
export const dayBounds = { first: '1900-01-01', last: '2999-12-31' } as const;

/** Returns whether a text is an existing calendar day, `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** Returns whether an existing day lies outside the bounds of inputs. */
export const isOutOfBounds = (text: string): boolean =>
  isDay(text) && (text < dayBounds.first || text > dayBounds.last);

/** Returns the day `days` after `day`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** Returns the day `months` after `day`, or the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))));
}

/** Returns the calendar day of an instant in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Returns the calendar day of an instant in a time zone. */
export function dayIn(timezone: string, at: Date): string {
  // In every time zone, days begin only at quarters of an hour.
  const quarter = Math.floor(at.getTime() / 900_000);
  const last = lastDays.get(timezone);
  if (last?.quarter === quarter) return last.day;
  const day = dayFormatIn(timezone).format(at);
  lastDays.set(timezone, { quarter, day });
  return day;
}

const lastDays = new Map<string, { quarter: number; day: string }>();

/** Formats by time zone, cached because creating one takes longer than most calls. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormatIn(timezone: string): Intl.DateTimeFormat {
  // The Swedish locale writes dates in the form of ISO 8601.
  const format = dayFormats.get(timezone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: timezone });
  dayFormats.set(timezone, format);
  return format;
}
