import { openOf, paymentOf } from './invoice.rules';

const facts = { state: 'APPROVED' as const, dueDate: '2026-03-31', total: 100n, paid: 0n };

test.each([
  [{}, '2026-03-31', 'UNPAID'],
  [{ paid: 1n }, '2026-03-31', 'PARTIAL'],
  [{ paid: 100n }, '2026-04-01', 'PAID'],
  [{}, '2026-04-01', 'OVERDUE'],
  [{ paid: 99n }, '2026-04-01', 'OVERDUE'],
  [{ state: 'PENDING_REVIEW' as const }, '2026-04-01', null],
  [{ state: 'CANCELLED' as const }, '2026-04-01', null],
])('with %j, on %s, an invoice is %s', (some, today, payment) => {
  expect(paymentOf({ ...facts, ...some }, today)).toBe(payment);
});

test('nothing is owed for an invoice that nobody approved', () => {
  expect(openOf({ ...facts, state: 'PENDING_REVIEW' })).toBe(0n);
  expect(openOf({ ...facts, paid: 40n })).toBe(60n);
});
