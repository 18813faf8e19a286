import { usd } from '../testing/transaction-samples';
import { purchaseDays } from './purchase-timeline.rules';

const event = (seq: number, at: string) =>
  ({ seq, kind: 'CLEAR', amount: usd('1.00'), accepted: true, externalId: `evt-${seq}`, at }) as const;
const events = [event(2, '2026-03-09T17:00:00.000Z'), event(1, '2026-03-09T01:00:00.000Z')];

test('events come oldest first, on the days of the reader', () => {
  const daysIn = (zone: string) =>
    purchaseDays(events, { postings: [], auditLines: [] }, zone).map(({ day, events: ofDay }) => [
      day,
      ofDay.map(({ event: { seq } }) => seq),
    ]);
  expect(daysIn('UTC')).toEqual([['2026-03-09', [1, 2]]]);
  expect(daysIn('Asia/Singapore')).toEqual([
    ['2026-03-09', [1]],
    ['2026-03-10', [2]],
  ]);
});

test('each event carries its own entries and the audit line of its moment', () => {
  const postings = [{ seq: 2, holds: [], entries: [] }];
  const auditLines = [{ id: 'aud-1', at: '2026-03-09T01:00:00.000Z' }];
  const [first, second] = purchaseDays(events, { postings, auditLines }, 'UTC')[0]?.events ?? [];
  expect([first?.posting, first?.auditId]).toEqual([undefined, 'aud-1']);
  expect([second?.posting, second?.auditId]).toEqual([postings[0], undefined]);
});
