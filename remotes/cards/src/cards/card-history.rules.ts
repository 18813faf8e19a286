import type { CardTransition, CardActivity, Note } from '@console/contracts/cards';

/** Filters of a timeline. */
export const historyParts = ['all', 'money', 'purchase', 'state', 'order', 'note'] as const;
export type HistoryPart = (typeof historyParts)[number];

/** Entry of a timeline: state transition, order to the channel, ledger entry, event of a purchase, or note. */
export type Happening =
  | { kind: 'STATE'; key: string; at: string; event: CardTransition }
  | { kind: 'ACTIVITY'; key: string; at: string; activity: CardActivity }
  | { kind: 'NOTE'; key: string; at: string; note: Note };

interface Happened {
  events: readonly CardTransition[];
  activities: readonly CardActivity[];
  notes: readonly Note[];
}

/** Entries of a card's timeline that match the filter, newest first. */
export function happeningsOf({ events, activities, notes }: Happened, part: HistoryPart): Happening[] {
  const states = [...events]
    .sort((a, b) => b.seq - a.seq)
    .map((event): Happening => ({ kind: 'STATE', key: String(event.seq), at: event.at, event }));
  const activityItems = activities.map((activity): Happening => ({
    kind: 'ACTIVITY',
    key: activity.key,
    at: activity.at,
    activity,
  }));
  const written = notes.map((note): Happening => ({ kind: 'NOTE', key: note.id, at: note.at, note }));
  const wanted = [...written, ...states, ...activityItems].filter(
    (one) => part === 'all' || partsOf(one).includes(part),
  );
  // Compares times, not texts, in which zero milliseconds can be omitted.
  return wanted.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** Filters that an entry belongs to; a ledger entry of a purchase belongs to two. */
function partsOf(one: Happening): HistoryPart[] {
  if (one.kind === 'STATE') return ['state'];
  if (one.kind === 'NOTE') return ['note'];
  const { kind, transaction } = one.activity;
  if (kind === 'ORDER') return ['order'];
  if (kind === 'PURCHASE') return ['purchase'];
  return transaction ? ['money', 'purchase'] : ['money'];
}
