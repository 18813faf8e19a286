import type { CardEvent, CardMove, Note } from '@console/contracts/cards';
import { happeningsOf, type HistoryPart } from './card-history.rules';

const eventOf = (seq: number, at: string): CardEvent => ({
  seq,
  at,
  from: null,
  to: 'ACTIVE',
  by: 'CONSOLE',
  actor: 'Ines Moreau',
  reason: null,
  note: null,
});

const moveOf = (key: string, at: string, more: Partial<CardMove>): CardMove => ({
  key,
  at,
  kind: 'MONEY',
  what: 'CARD_TOPPED_UP',
  state: null,
  error: null,
  amount: null,
  balanceAfter: null,
  transaction: null,
  entry: null,
  change: null,
  ...more,
});

const noteOf = (at: string): Note => ({
  id: 'note',
  text: 'Travels until May.',
  author: 'Ines Moreau',
  at,
  audience: 'INTERNAL',
});

test('state transitions are sorted newest first', () => {
  const events = [
    eventOf(1, '2026-11-19T15:00:00Z'),
    eventOf(3, '2026-11-20T16:30:00Z'),
    eventOf(2, '2026-11-19T16:30:00Z'),
  ];
  expect(happeningsOf({ events, moves: [], notes: [] }, 'all').map(({ key }) => key)).toEqual(['3', '2', '1']);
});

describe('the timeline', () => {
  const at = '2026-11-19T15:00:00Z';
  const transaction = { id: 'txn_1', shop: 'Stayhaven Hotels' };
  const moves = [
    moveOf('topped up', '2026-11-19T15:00:00.500Z', {}),
    moveOf('order', '2026-11-19T14:00:00Z', { kind: 'ORDER', what: 'CREATE' }),
    moveOf('authorized', '2026-11-19T16:00:00Z', { kind: 'PURCHASE', what: 'AUTH', transaction }),
    moveOf('cleared', '2026-11-19T17:00:00Z', { what: 'CARD_CLEARED', transaction }),
  ];
  const keysIn = (part: HistoryPart) =>
    happeningsOf({ events: [eventOf(1, at)], moves, notes: [noteOf('2026-11-19T18:00:00Z')] }, part).map(
      ({ key }) => key,
    );

  test.each<[HistoryPart, string[]]>([
    ['all', ['note', 'cleared', 'authorized', 'topped up', '1', 'order']],
    ['money', ['cleared', 'topped up']],
    ['purchase', ['cleared', 'authorized']],
    ['state', ['1']],
    ['order', ['order']],
    ['note', ['note']],
  ])('filtered by %s has %j, newest first', (part, keys) => {
    expect(keysIn(part)).toEqual(keys);
  });
});
