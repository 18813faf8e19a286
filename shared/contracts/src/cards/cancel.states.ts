/** How far the end of a card is. `MISMATCH`: channel and ledger say different things, so somebody has to decide. */
export const cancelStates = ['NONE', 'REVIEWING', 'EXECUTING', 'MISMATCH', 'DONE', 'FAILED'] as const;
/** How far the end of a card is. */
export type CancelState = (typeof cancelStates)[number];

/**
 * Every change that there is. What the channel is left with may turn out to differ only when it has closed the card,
 * so `EXECUTING` leads to `MISMATCH` too; a card that is closed there has no way back to `NONE`.
 */
export const cancelTransitions: Record<CancelState, CancelState[]> = {
  NONE: ['REVIEWING'],
  REVIEWING: ['NONE', 'MISMATCH', 'EXECUTING'],
  MISMATCH: ['NONE', 'REVIEWING', 'EXECUTING'],
  EXECUTING: ['DONE', 'FAILED', 'MISMATCH'],
  FAILED: ['EXECUTING', 'NONE'],
  DONE: [],
};

/** What can be decided about a cancellation beside approving and rejecting it. */
export const resolutions = ['RESYNC', 'WAIT', 'AS_LEDGER', 'AS_CHANNEL', 'RETRY', 'ABANDON'] as const;
/** What can be decided about a cancellation beside approving and rejecting it. */
export type Resolution = (typeof resolutions)[number];

/** What came of comparing ledger and channel. `UNAVAILABLE`: the channel does not say. */
export const matchStates = ['UNREAD', 'MATCHED', 'MISMATCHED', 'UNAVAILABLE'] as const;
