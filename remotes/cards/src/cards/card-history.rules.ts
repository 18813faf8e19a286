import type { CardEvent, CardMove } from '@console/contracts/cards';
import { formatDate } from '@console/i18n';

/** What a timeline can be narrowed to. */
export const historyParts = ['all', 'money', 'state'] as const;
export type HistoryPart = (typeof historyParts)[number];

/** A change of state, an order to the channel, or money that moved. */
export type Happening = { kind: 'STATE'; at: string; event: CardEvent } | { kind: 'MOVE'; at: string; move: CardMove };

/** Everything that happened to a card, newest first, whatever order it came in. */
export function happeningsOf(events: readonly CardEvent[], moves: readonly CardMove[], part: HistoryPart): Happening[] {
  const states = [...events]
    .sort((a, b) => b.seq - a.seq)
    .map((event): Happening => ({ kind: 'STATE', at: event.at, event }));
  const moved = moves
    .filter(({ kind }) => part === 'all' || (kind === 'MONEY') === (part === 'money'))
    .map((move): Happening => ({ kind: 'MOVE', at: move.at, move }));
  const wanted = part === 'money' ? moved : [...states, ...moved];
  // By the moment, not by its text, which may leave out what is zero.
  return wanted.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** What happened on each day in the user's time zone, in the order given. */
export function daysOf<One extends { at: string }>(all: readonly One[], zone: string): { day: string; ofDay: One[] }[] {
  const days = new Map<string, One[]>();
  for (const one of all) {
    const day = formatDate(one.at, zone);
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days].map(([day, ofDay]) => ({ day, ofDay }));
}
