import type { CardEvent } from '@console/contracts/cards';
import { daysOf } from './card-history.rules';

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

describe('the history by day', () => {
  const events = [
    eventOf(1, '2026-11-19T15:00:00Z'),
    eventOf(3, '2026-11-20T16:30:00Z'),
    eventOf(2, '2026-11-19T16:30:00Z'),
  ];
  const shown = (zone: string) =>
    daysOf(events, zone).map(({ day, events: ofDay }) => [day, ofDay.map(({ seq }) => seq)]);

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
