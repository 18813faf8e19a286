/** States shown in a badge, each derived from the stored fields of a card. */
export const cardStates = [
  'CREATING',
  'PENDING',
  'FAILED',
  'ACTIVE',
  'FROZEN',
  'CANCEL_REVIEW',
  'EXPIRED',
  'CANCELLED',
] as const;
export type CardState = (typeof cardStates)[number];

/** Returns whether the card is not issued yet: its order is queued or at the channel. */
export const isUnmade = (state: CardState): state is 'CREATING' | 'PENDING' =>
  state === 'CREATING' || state === 'PENDING';

interface Stored {
  createStatus: 'CREATING' | 'PENDING' | 'SUCCESS' | 'FAILED';
  status: string | null;
  cancelState: string;
  expiryState: string;
}

/** Returns the state of a card. If several states apply, the most urgent one is returned. */
export function stateOf({ createStatus, status, cancelState, expiryState }: Stored): CardState {
  if (createStatus !== 'SUCCESS') return createStatus;
  if (status === 'CANCELLED') return 'CANCELLED';
  if (cancelState !== 'NONE' && cancelState !== 'FAILED') return 'CANCEL_REVIEW';
  if (expiryState === 'EXPIRED') return 'EXPIRED';
  return status === 'BLOCKED' ? 'FROZEN' : 'ACTIVE';
}
