import type { Result, CloseAnswer } from './channel.adapter';

export type OrderState = 'WAITING' | 'PROCESSING' | 'SUCCESS' | 'FAILED' | 'UNKNOWN' | 'CANCELLED';

/** A timeout leads to UNKNOWN, never to FAILED: the channel may have created the card. */
export const orderTransitions: Record<OrderState, OrderState[]> = {
  WAITING: ['PROCESSING', 'CANCELLED'],
  PROCESSING: ['SUCCESS', 'FAILED', 'UNKNOWN'],
  UNKNOWN: ['SUCCESS', 'FAILED'],
  SUCCESS: [],
  FAILED: [],
  CANCELLED: [],
};

export const isOpen = (state: OrderState): boolean => orderTransitions[state].length > 0;

/** Next state after a response. An order without a final response keeps its state. */
export function stateAfter(from: OrderState, response: Result | CloseAnswer): OrderState {
  const to = { done: 'SUCCESS', rejected: 'FAILED', accepted: from, 'timed-out': 'UNKNOWN' } as const;
  const next = to[response.at];
  if (next !== from && !orderTransitions[from].includes(next))
    throw new Error(`An order cannot go from ${from} to ${next}.`);
  return next;
}
