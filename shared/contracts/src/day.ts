/** A calendar day, `YYYY-MM-DD`, that there is. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** Day `days` after `day`. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** Day `months` after `day`; the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))));
}

/** The calendar day of an instant in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The calendar day of an instant in a time zone. */
export function dayIn(timezone: string, at: Date): string {
  // No zone changes its day between two quarters of an hour.
  const quarter = Math.floor(at.getTime() / 900_000);
  const last = lastDays.get(timezone);
  if (last?.quarter === quarter) return last.day;
  const day = dayFormatIn(timezone).format(at);
  lastDays.set(timezone, { quarter, day });
  return day;
}

const lastDays = new Map<string, { quarter: number; day: string }>();

/** Making one takes longer than most of a call; there are only as many as zones. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormatIn(timezone: string): Intl.DateTimeFormat {
  // Swedish is the language whose calendar days are written as ISO 8601 writes them.
  const format = dayFormats.get(timezone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: timezone });
  dayFormats.set(timezone, format);
  return format;
}
