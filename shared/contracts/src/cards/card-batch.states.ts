/** How far one card of a batch is. `ORDERED`: the channel was asked and has not said yet what became of it. */
export const batchItemStates = ['WAITING', 'ORDERED', 'DONE', 'FAILED', 'CANCELLED'] as const;
export type BatchItemState = (typeof batchItemStates)[number];

/** How far a whole batch is. `PARTIAL`: it is over, and some of its cards were not made. */
export const batchStates = ['RUNNING', 'DONE', 'PARTIAL', 'FAILED', 'CANCELLED'] as const;
export type BatchState = (typeof batchStates)[number];

/** One word for a batch, from how many of its cards are in each state. */
export function batchStateOf(counts: Record<BatchItemState, number>): BatchState {
  if (counts.WAITING + counts.ORDERED > 0) return 'RUNNING';
  if (counts.FAILED + counts.CANCELLED === 0) return 'DONE';
  if (counts.DONE > 0) return 'PARTIAL';
  return counts.FAILED > 0 ? 'FAILED' : 'CANCELLED';
}
