import { formatDate } from '@console/i18n';

/** Groups events by day in a time zone, in the given order. */
export function daysOf<One extends { at: string }>(all: readonly One[], zone: string): { day: string; ofDay: One[] }[] {
  const days = new Map<string, One[]>();
  for (const one of all) {
    const day = formatDate(one.at, zone);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].map(([day, ofDay]) => ({ day, ofDay }));
}
