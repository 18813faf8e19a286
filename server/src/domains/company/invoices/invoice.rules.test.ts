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
])('with %j on %s, the payment state is %s', (some, today, payment) => {
  expect(paymentOf({ ...facts, ...some }, today)).toBe(payment);
});

test('an invoice has no open amount before its approval', () => {
  expect(openOf({ ...facts, state: 'PENDING_REVIEW' })).toBe(0n);
  expect(openOf({ ...facts, paid: 40n })).toBe(60n);
});
