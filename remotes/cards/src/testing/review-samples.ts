import type { Review } from '@console/contracts/reviews';
import { idOf } from '@console/testing';

/** A checker's choice. */
export const both = [
  { action: 'APPROVE', enabled: true },
  { action: 'REJECT', enabled: true },
];

/** A cancellation that waits at the desk. */
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
