import type { Cancellation } from '@console/contracts/cards';
import { idOf } from '@console/testing';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

/** Cancellation with a mismatch: ledger and channel differ by an open hold. */
export const cancellationOf = (over: Partial<Cancellation> = {}): Cancellation => ({
  reviewId: idOf('rev', 1),
  version: 3,
  card: {
    id: idOf('card', 1),
    number: '4000••••••••0982',
    alias: 'Search ads',
    state: 'CANCEL_REVIEW',
    merchant: { en_US: 'Harbourline Commerce', zh_CN: '港航商务' },
  },
  cancelState: 'MISMATCH',
  match: 'MISMATCHED',
  ledger: usd('1234.50'),
  channel: usd('1200.00'),
  difference: usd('-34.50'),
  isClosedThere: false,
  readAt: '2026-11-20T08:00:02Z',
  nextReadAt: null,
  causes: [{ cause: 'OPEN_HOLDS', count: 2, amount: usd('34.50') }],
  order: null,
  resolution: null,
  resolvedBy: null,
  needsSecond: false,
  evidence: [],
  allowedActions: [],
  ...over,
});
