/** States of a card within a batch. `ORDERED`: the order was sent to the channel and has no result yet. */
export const batchItemStates = ['WAITING', 'ORDERED', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type BatchItemState = (typeof batchItemStates)[number];

/** States of a batch. `PARTIAL`: the batch has ended, and some of its cards were not issued. */
export const batchStates = ['RUNNING', 'DONE', 'PARTIAL', 'FAILED', 'CANCELLED'] as const;
export type BatchState = (typeof batchStates)[number];

/** Returns the state of a batch for the number of its cards in each state. */
export function batchStateOf(counts: Record<BatchItemState, number>): BatchState {
  if (counts.WAITING + counts.ORDERED > 0) return 'RUNNING';
  if (counts.FAILED + counts.CANCELLED === 0) return 'DONE';
  if (counts.DONE > 0) return 'PARTIAL';
  return counts.FAILED > 0 ? 'FAILED' : 'CANCELLED';
}
