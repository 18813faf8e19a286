/** The states that a badge can show, each derived from the stored fields of a card. */
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

/** Whether there is no card yet: its order is on the way to the channel, or with the channel. */
export const isUnmade = (state: CardState): state is 'CREATING' | 'PENDING' =>
  state === 'CREATING' || state === 'PENDING';

interface Stored {
  createStatus: 'CREATING' | 'PENDING' | 'SUCCESS' | 'FAILED';
  status: string | null;
  cancelState: string;
  expiryState: string;
}

/** One word for a card, the most pressing first. */
export function stateOf({ createStatus, status, cancelState, expiryState }: Stored): CardState {
  if (createStatus !== 'SUCCESS') return createStatus;
  if (status === 'CANCELLED') return 'CANCELLED';
  if (cancelState !== 'NONE' && cancelState !== 'FAILED') return 'CANCEL_REVIEW';
  if (expiryState === 'EXPIRED') return 'EXPIRED';
  return status === 'BLOCKED' ? 'FROZEN' : 'ACTIVE';
}
