import type { CardState } from '@console/contracts/cards';
import type { WebhookEvent } from '@console/contracts/areas';

/** What is announced of a change of state. */
interface Move {
  event?: WebhookEvent;
}

/**
 * Every change of a card's state that there is, whoever makes it: people, time, channels, risk control, reviews and jobs.
 * Each leaves a line in the history of the card and one in the audit log.
 */
export const cardMoves: Readonly<Record<CardState, Readonly<Partial<Record<CardState, Move>>>>> = {
  PENDING: { ACTIVE: {}, FAILED: {} },
  // Ordered once more.
  FAILED: { PENDING: {}, ACTIVE: {} },
  ACTIVE: { FROZEN: { event: 'card.frozen' }, CANCEL_REVIEW: {} },
  FROZEN: { ACTIVE: { event: 'card.unfrozen' }, CANCEL_REVIEW: {}, EXPIRED: {} },
  EXPIRED: { CANCEL_REVIEW: {} },
  // Back to what it was, or frozen where the channel refused to close it.
  CANCEL_REVIEW: { ACTIVE: {}, FROZEN: {}, EXPIRED: {}, CANCELLED: { event: 'card.cancelled' } },
  CANCELLED: {},
};
