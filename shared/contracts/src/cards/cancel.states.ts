/**
 * Cancellation states of a card. `MISMATCH`: channel and ledger report different balances, so an approver has to
 * decide.
 */
export const cancelStates = ['NONE', 'REVIEWING', 'EXECUTING', 'MISMATCH', 'DONE', 'FAILED'] as const;
/** Cancellation state of a card. */
export type CancelState = (typeof cancelStates)[number];

/**
 * State transitions. The balance at the channel may turn out to differ only when the channel has closed the card, so
 * `EXECUTING` can also lead to `MISMATCH`. A card that is closed at the channel cannot return to `NONE`.
 */
export const cancelTransitions: Record<CancelState, CancelState[]> = {
  NONE: ['REVIEWING'],
  REVIEWING: ['NONE', 'MISMATCH', 'EXECUTING'],
  MISMATCH: ['NONE', 'REVIEWING', 'EXECUTING'],
  EXECUTING: ['DONE', 'FAILED', 'MISMATCH'],
  FAILED: ['EXECUTING', 'NONE'],
  DONE: [],
};

/** Decisions about a cancellation, other than approval and rejection. */
export const resolutions = ['RESYNC', 'WAIT', 'AS_LEDGER', 'AS_CHANNEL', 'RETRY', 'ABANDON'] as const;
/** Decision about a cancellation, other than approval and rejection. */
export type Resolution = (typeof resolutions)[number];

/** Results of comparing the balances of ledger and channel. `UNAVAILABLE`: the channel returned no balance. */
export const matchStates = ['UNREAD', 'MATCHED', 'MISMATCHED', 'UNAVAILABLE'] as const;
