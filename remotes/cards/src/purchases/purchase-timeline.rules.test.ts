import type { Note, TransactionDetail } from '@console/contracts/cards';
import { usd } from '../testing/transaction-samples';
import { purchaseHappenings, type PurchasePart } from './purchase-timeline.rules';

type Event = TransactionDetail['events'][number];
type FeeLine = TransactionDetail['feeLines'][number];

const event = (seq: number, kind: Event['kind'], more: Partial<Event> = {}): Event => ({
  seq,
  kind,
  amount: usd('1.00'),
  accepted: true,
  externalId: `evt-${seq}`,
  at: `2026-03-09T0${seq}:00:00.000Z`,
  ...more,
});
const fee = (state: FeeLine['state'], more: Partial<FeeLine> = {}): FeeLine => ({
  kind: 'CROSS_BORDER',
  basis: usd('100.00'),
  rate: '0.01',
  amount: usd('1.10'),
  estimated: usd('1.00'),
  state,
  ...more,
});
const noteAt = (at: string): Note => ({
  id: 'note_1',
  text: 'Receipt asked for.',
  author: 'Sofia Marques',
  at,
  audience: 'INTERNAL',
});
const nothing = { postings: [], auditLines: [], notes: [] };

const keysOf = (events: Event[], feeLines: FeeLine[], part: PurchasePart = 'all', notes: Note[] = []) =>
  purchaseHappenings({ events, feeLines }, { ...nothing, notes }, part).map(({ key }) => key);

test('events are sorted oldest first', () => {
  const events = [event(2, 'CLEAR', { at: '2026-03-09T17:00:00.000Z' }), event(1, 'AUTH')];
  expect(keysOf(events, [])).toEqual(['event-1', 'event-2']);
});

test('each event has its own ledger entries, and every item the audit log entry of its time', () => {
  const posting = { seq: 2, holds: [], entries: [] };
  const note = noteAt('2026-03-09T05:00:00.000Z');
  const auditLines = [
    { id: 'aud-1', at: '2026-03-09T01:00:00.000Z' },
    { id: 'aud-2', at: note.at },
  ];
  const record = { postings: [posting], auditLines, notes: [note] };
  const happened = purchaseHappenings({ events: [event(1, 'AUTH'), event(2, 'CLEAR')], feeLines: [] }, record, 'all');
  expect(happened.map((one) => [one.key, one.auditId, one.kind === 'EVENT' && one.posting])).toEqual([
    ['event-1', 'aud-1', undefined],
    ['event-2', undefined, posting],
    ['note_1', 'aud-2', false],
  ]);
});

const [auth, more, part, clear, rest] = [
  event(1, 'AUTH'),
  event(2, 'INCREMENT'),
  event(3, 'REVERSE'),
  event(4, 'CLEAR'),
  event(5, 'CLEAR'),
];
const [estimate, final, released] = [
  'fee-CROSS_BORDER-ESTIMATED',
  'fee-CROSS_BORDER-FINAL',
  'fee-CROSS_BORDER-RELEASED',
];

test.each<[string, Event[], FeeLine, string[]]>([
  ['is estimated with the authorization', [auth], fee('ESTIMATED'), ['event-1', estimate]],
  ['is estimated again with an increment', [auth, more], fee('ESTIMATED'), ['event-1', 'event-2', estimate]],
  [
    'is not changed by what had no effect',
    [auth, event(2, 'INCREMENT', { accepted: false })],
    fee('ESTIMATED'),
    ['event-1', estimate, 'event-2'],
  ],
  [
    'becomes final with the last clearing, and was estimated before the first',
    [auth, part, clear, rest],
    fee('FINAL'),
    ['event-1', 'event-3', estimate, 'event-4', 'event-5', final],
  ],
  [
    'is released with what leaves nothing to charge for',
    [auth, part],
    fee('RELEASED'),
    ['event-1', estimate, 'event-3', released],
  ],
  [
    'of a purchase that was never estimated is final at once',
    [event(1, 'FORCE_POST')],
    fee('FINAL', { estimated: null }),
    ['event-1', final],
  ],
])('a fee %s', (_what, events, line, keys) => {
  expect(keysOf(events, [line])).toEqual(keys);
});

test.each<[PurchasePart, string[]]>([
  ['all', ['event-1', estimate, 'note_1', 'event-4', final]],
  ['event', ['event-1', 'event-4']],
  ['fee', [estimate, final]],
  ['note', ['note_1']],
])('the filter %s shows %j', (shown, keys) => {
  expect(keysOf([auth, clear], [fee('FINAL')], shown, [noteAt('2026-03-09T02:00:00.000Z')])).toEqual(keys);
});
