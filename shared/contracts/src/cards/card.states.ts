/** The states that a badge can show, each derived from the stored fields of a card. */
export const cardStates = ['PENDING', 'FAILED', 'ACTIVE', 'FROZEN', 'CANCEL_REVIEW', 'EXPIRED', 'CANCELLED'] as const;
export type CardState = (typeof cardStates)[number];

interface Stored {
  createStatus: string;
  status: string | null;
  cancelState: string;
  expiryState: string;
}

/** One word for a card, the most pressing first. */
export function stateOf({ createStatus, status, cancelState, expiryState }: Stored): CardState {
  if (createStatus === 'FAILED') return 'FAILED';
  if (createStatus !== 'SUCCESS') return 'PENDING';
  if (status === 'CANCELLED') return 'CANCELLED';
  if (cancelState !== 'NONE' && cancelState !== 'FAILED') return 'CANCEL_REVIEW';
  if (expiryState === 'EXPIRED') return 'EXPIRED';
  return status === 'BLOCKED' ? 'FROZEN' : 'ACTIVE';
}
