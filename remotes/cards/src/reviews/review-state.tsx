import type { Review, ReviewState } from '@console/contracts/reviews';
import type { Dicts } from '@console/screens';
import { type Shape, StatusBadge, type Tone } from '@console/ui';

const signs: Record<ReviewState, { state: Tone; shape: Shape }> = {
  PENDING: { state: 'warn', shape: 'ring' },
  STUCK: { state: 'bad', shape: 'triangle' },
  APPROVED: { state: 'ok', shape: 'dot' },
  REJECTED: { state: 'bad', shape: 'cross' },
  WITHDRAWN: { state: 'mute', shape: 'dash' },
  EXPIRED: { state: 'mute', shape: 'dash' },
};

export const ReviewStateBadge = ({ review: { state }, label }: { review: Review; label: Dicts['label'] }) => (
  <StatusBadge {...signs[state]} label={label('review_state', state)} />
);
