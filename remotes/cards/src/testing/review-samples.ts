import type { Cancellation } from '@console/contracts/cards';
import type { Review, ReviewDetail } from '@console/contracts/reviews';
import { idOf } from '@console/testing';

/** A checker's choice. */
export const both = [
  { action: 'APPROVE', enabled: true },
  { action: 'REJECT', enabled: true },
];

/** A cancellation that waits at the workbench. */
export const reviewOf = (over: Partial<Review> = {}): Review => ({
  id: idOf('rev', 1),
  reviewNo: 'RV-20261120-0001',
  kind: 'CARD_CANCEL',
  objectType: 'card',
  objectId: idOf('card', 1),
  objectLabel: 'Search ads 0982',
  reason: 'NOT_NEEDED',
  note: null,
  amount: { amount: '1234.50', currency: 'USD' },
  compared: { match: 'MATCHED', difference: { amount: '0.00', currency: 'USD' } },
  maker: { id: 'user_1', name: 'Ines Moreau' },
  submittedAt: '2026-11-20T08:00:00Z',
  dueAt: '2026-12-04T08:00:00Z',
  state: 'PENDING',
  stage: 'PENDING',
  isLate: false,
  isStale: false,
  step: 1,
  steps: 1,
  endedAt: null,
  execution: null,
  failure: null,
  obstacle: null,
  version: 1,
  allowedActions: both,
  ...over,
});

/** The same as its own page has it. */
export const reviewDetailOf = (over: Partial<ReviewDetail> = {}): ReviewDetail => ({
  ...reviewOf(),
  decided: [],
  notes: [],
  ...over,
});

const usd = (amount: string) => ({ amount, currency: 'USD' as const });

/** What ledger and channel say of that card: they differ by what is still held. */
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
