import type { CardEvent, CardMove } from '@console/contracts/cards';
import { daysOf, happeningsOf, type HistoryPart } from './card-history.rules';

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

const moveOf = (kind: CardMove['kind'], at: string): CardMove => ({
  key: `${kind} ${at}`,
  at,
  kind,
  what: kind === 'MONEY' ? 'CARD_CLEARED' : 'CREATE',
  state: null,
  error: null,
  amount: null,
  balanceAfter: null,
  transaction: null,
});

describe('the history by day', () => {
  const events = [
    eventOf(1, '2026-11-19T15:00:00Z'),
    eventOf(3, '2026-11-20T16:30:00Z'),
    eventOf(2, '2026-11-19T16:30:00Z'),
  ];
  const shown = (zone: string) =>
    daysOf(happeningsOf(events, [], 'all'), zone).map(({ day, ofDay }) => [
      day,
      ofDay.map((one) => (one.kind === 'STATE' ? one.event.seq : 0)),
    ]);

  test('days and events are newest first', () => {
    expect(shown('UTC')).toEqual([
      ['2026-11-20', [3]],
      ['2026-11-19', [2, 1]],
    ]);
  });

  test('a day begins where the user is', () => {
    expect(shown('Asia/Singapore')).toEqual([
      ['2026-11-21', [3]],
      ['2026-11-20', [2]],
      ['2026-11-19', [1]],
    ]);
  });
});

describe('one timeline of states, orders and money', () => {
  const at = '2026-11-19T15:00:00Z';
  const moves = [moveOf('MONEY', '2026-11-19T15:00:00.500Z'), moveOf('ORDER', '2026-11-19T14:00:00Z')];
  const kindsIn = (part: HistoryPart) =>
    happeningsOf([eventOf(1, at)], moves, part).map((one) => (one.kind === 'STATE' ? 'STATE' : one.move.kind));

  test.each([
    ['all', ['MONEY', 'STATE', 'ORDER']],
    ['money', ['MONEY']],
    ['state', ['STATE', 'ORDER']],
  ] as const)('%s shows %j, newest first', (part, kinds) => {
    expect(kindsIn(part)).toEqual(kinds);
  });
});
