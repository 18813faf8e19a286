import type { CardEvent, CardMove, Note } from '@console/contracts/cards';

/** What a timeline can be narrowed to. */
export const historyParts = ['all', 'money', 'purchase', 'state', 'order', 'note'] as const;
export type HistoryPart = (typeof historyParts)[number];

/** A change of state, an order to the channel, money that moved, an event of a purchase, or what somebody wrote down. */
export type Happening =
  | { kind: 'STATE'; key: string; at: string; event: CardEvent }
  | { kind: 'MOVE'; key: string; at: string; move: CardMove }
  | { kind: 'NOTE'; key: string; at: string; note: Note };

interface Happened {
  events: readonly CardEvent[];
  moves: readonly CardMove[];
  notes: readonly Note[];
}

/** Everything that happened to a card, newest first, whatever order it came in. */
export function happeningsOf({ events, moves, notes }: Happened, part: HistoryPart): Happening[] {
  const states = [...events]
    .sort((a, b) => b.seq - a.seq)
    .map((event): Happening => ({ kind: 'STATE', key: String(event.seq), at: event.at, event }));
  const moved = moves.map((move): Happening => ({ kind: 'MOVE', key: move.key, at: move.at, move }));
  const written = notes.map((note): Happening => ({ kind: 'NOTE', key: note.id, at: note.at, note }));
  const wanted = [...written, ...states, ...moved].filter((one) => part === 'all' || partsOf(one).includes(part));
  // By the moment, not by its text, which may leave out what is zero.
  return wanted.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** A purchase that moved money is both. */
function partsOf(one: Happening): HistoryPart[] {
  if (one.kind === 'STATE') return ['state'];
  if (one.kind === 'NOTE') return ['note'];
  const { kind, transaction } = one.move;
  if (kind === 'ORDER') return ['order'];
  if (kind === 'PURCHASE') return ['purchase'];
  return transaction ? ['money', 'purchase'] : ['money'];
}
