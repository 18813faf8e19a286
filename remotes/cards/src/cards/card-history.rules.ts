import type { CardEvent } from '@console/contracts/cards';
import { formatDate } from '@console/i18n';

/** The events of one day in the user's time zone. */
export interface EventDay {
  day: string;
  events: CardEvent[];
}

/** Events by day, both newest first, whatever order they came in. */
export function daysOf(events: readonly CardEvent[], zone: string): EventDay[] {
  const days = new Map<string, CardEvent[]>();
  for (const event of [...events].sort((a, b) => b.seq - a.seq)) {
    const day = formatDate(event.at, zone);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, ofDay]) => ({ day, events: ofDay }));
}
