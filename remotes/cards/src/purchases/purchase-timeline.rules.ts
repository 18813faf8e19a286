import type { Note, TransactionDetail, TransactionPosting } from '@console/contracts/cards';

/** What the timeline of a purchase can be narrowed to. */
export const purchaseParts = ['all', 'event', 'fee', 'note'] as const;
export type PurchasePart = (typeof purchaseParts)[number];

type Event = TransactionDetail['events'][number];
type FeeLine = TransactionDetail['feeLines'][number];
type FeeState = FeeLine['state'];

/** Something that happened to a purchase: an event with what it did to the books, a fee that became another, a note. */
export type PurchaseHappening = { key: string; at: string; auditId: string | undefined } & (
  | { kind: 'EVENT'; event: Event; posting: TransactionPosting | undefined }
  | { kind: 'FEE'; line: FeeLine; state: FeeState; amount: FeeLine['amount'] }
  | { kind: 'NOTE'; note: Note }
);

interface Stored {
  postings: readonly TransactionPosting[];
  auditLines: readonly { id: string; at: string }[];
  notes: readonly Note[];
}

/** All of it, oldest first: each event before its fees, each with the audit line of its moment. */
export function purchaseHappenings(
  { events, feeLines }: Pick<TransactionDetail, 'events' | 'feeLines'>,
  { postings, auditLines, notes }: Stored,
  part: PurchasePart,
): PurchaseHappening[] {
  const auditIdAt = (at: string) => auditLines.find((line) => line.at === at)?.id;
  const inOrder = [...events].sort((a, b) => a.seq - b.seq);
  const happened = inOrder.flatMap((event): PurchaseHappening[] => {
    const { seq, at } = event;
    const posting = postings.find((one) => one.seq === seq);
    return [
      ...(isOf(part, 'event')
        ? [{ kind: 'EVENT' as const, key: `event-${seq}`, at, auditId: auditIdAt(at), event, posting }]
        : []),
      ...(isOf(part, 'fee') ? feeLines.flatMap((line) => feesAt(event, line, inOrder)) : []),
    ];
  });
  const written = notes.map((note): PurchaseHappening => ({
    kind: 'NOTE',
    key: note.id,
    at: note.at,
    auditId: auditIdAt(note.at),
    note,
  }));
  const all = [...happened, ...(isOf(part, 'note') ? written : [])];
  return all.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

const isOf = (part: PurchasePart, wanted: PurchasePart): boolean => part === 'all' || part === wanted;

/** What a fee became with an event: estimated, final, or no longer due. */
function feesAt({ seq, at }: Event, line: FeeLine, events: readonly Event[]): PurchaseHappening[] {
  const became = (state: FeeState, amount: FeeLine['amount']): PurchaseHappening => ({
    kind: 'FEE',
    key: `fee-${line.kind}-${state}`,
    at,
    auditId: undefined,
    line,
    state,
    amount,
  });
  const settled = line.state === 'ESTIMATED' ? undefined : settling(line.state, events);
  return [
    ...(line.estimated && estimating(events, settled)?.seq === seq ? [became('ESTIMATED', line.estimated)] : []),
    ...(settled?.seq === seq ? [became(line.state, line.amount)] : []),
  ];
}

const collecting: readonly Event['kind'][] = ['CLEAR', 'FORCE_POST'];

/** The event that made a fee what it is now: the last clearing, or whatever left nothing to charge for. */
const settling = (state: FeeState, events: readonly Event[]): Event | undefined =>
  events.findLast(
    ({ kind, accepted }) =>
      accepted && (collecting.includes(kind) || (state === 'RELEASED' && (kind === 'REVERSE' || kind === 'EXPIRE'))),
  );

/** Estimates follow the open rest, until something is collected or nothing is left. */
function estimating(events: readonly Event[], settled: Event | undefined): Event | undefined {
  const end = events.find(({ kind, accepted, seq }) => accepted && (collecting.includes(kind) || seq === settled?.seq));
  return events.findLast(
    ({ kind, accepted, seq }) =>
      accepted && seq < (end?.seq ?? Infinity) && (kind === 'AUTH' || kind === 'INCREMENT' || kind === 'REVERSE'),
  );
}
