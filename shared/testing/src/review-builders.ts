import type { Review, ReviewDetail } from '@console/contracts/reviews';
import { idOf } from './builders';

/** Both decisions, allowed. */
export const bothDecisions = [
  { action: 'APPROVE', enabled: true },
  { action: 'REJECT', enabled: true },
];

/** A pending cancellation review. */
export const reviewOf = (over: Partial<Review> = {}): Review => ({
  id: idOf('rev', 1),
  reviewNo: 'RV-20261120-0001',
  kind: 'CARD_CANCEL',
  objectType: 'card',
  objectId: idOf('card', 1),
  objectLabel: 'Search ads 0982',
  reason: 'NOT_NEEDED',
  reasonDict: 'cancel_reason',
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
  allowedActions: bothDecisions,
  ...over,
});

/** The same review as on its page. */
export const reviewDetailOf = (over: Partial<ReviewDetail> = {}): ReviewDetail => ({
  ...reviewOf(),
  decided: [],
  notes: [],
  noteAudiences: [],
  ...over,
});
