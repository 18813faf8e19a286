import type { CardTransition, CardActivity, Note } from '@console/contracts/cards';
import { happeningsOf, type HistoryPart } from './card-history.rules';

const eventOf = (seq: number, at: string): CardTransition => ({
  seq,
  at,
  from: null,
  to: 'ACTIVE',
  by: 'CONSOLE',
  actor: 'Ines Moreau',
  reason: null,
  note: null,
});

const activityOf = (key: string, at: string, more: Partial<CardActivity>): CardActivity => ({
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
  expect(happeningsOf({ events, activities: [], notes: [] }, 'all').map(({ key }) => key)).toEqual(['3', '2', '1']);
});

describe('the timeline', () => {
  const at = '2026-11-19T15:00:00Z';
  const transaction = { id: 'txn_1', shop: 'Stayhaven Hotels' };
  const activities = [
    activityOf('topped up', '2026-11-19T15:00:00.500Z', {}),
    activityOf('order', '2026-11-19T14:00:00Z', { kind: 'ORDER', what: 'CREATE' }),
    activityOf('authorized', '2026-11-19T16:00:00Z', { kind: 'PURCHASE', what: 'AUTH', transaction }),
    activityOf('cleared', '2026-11-19T17:00:00Z', { what: 'CARD_CLEARED', transaction }),
  ];
  const keysIn = (part: HistoryPart) =>
    happeningsOf({ events: [eventOf(1, at)], activities, notes: [noteOf('2026-11-19T18:00:00Z')] }, part).map(
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
