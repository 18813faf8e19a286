import type { Note, TransactionDetail, TransactionPosting } from '@console/contracts/cards';

/** Filters of a purchase's timeline. */
export const purchaseParts = ['all', 'event', 'fee', 'note'] as const;
export type PurchasePart = (typeof purchaseParts)[number];

type Event = TransactionDetail['events'][number];
type FeeLine = TransactionDetail['feeLines'][number];
type FeeState = FeeLine['state'];

/** Timeline item of a purchase: an event with its ledger effects, a fee change, or a note. */
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

/** Timeline items, oldest first: each event before its fees, with the audit log entry of the same time. */
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

/** Fee changes of an event: estimated, final or released. */
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

/** Event that set the current state of a fee: the last clearing, or the reversal or expiry that released it. */
const settling = (state: FeeState, events: readonly Event[]): Event | undefined =>
  events.findLast(
    ({ kind, accepted }) =>
      accepted && (collecting.includes(kind) || (state === 'RELEASED' && (kind === 'REVERSE' || kind === 'EXPIRE'))),
  );

/** Event of the current estimate. Estimates follow the remaining hold until the first clearing or the release. */
function estimating(events: readonly Event[], settled: Event | undefined): Event | undefined {
  const end = events.find(({ kind, accepted, seq }) => accepted && (collecting.includes(kind) || seq === settled?.seq));
  return events.findLast(
    ({ kind, accepted, seq }) =>
      accepted && seq < (end?.seq ?? Infinity) && (kind === 'AUTH' || kind === 'INCREMENT' || kind === 'REVERSE'),
  );
}
