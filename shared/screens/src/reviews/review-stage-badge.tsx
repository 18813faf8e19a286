import type { ReviewStage } from '@console/contracts/reviews';
import { badgeOf } from '../dicts/badge-of';
import type { Dicts } from '../dicts/use-dicts';
import { type Shape, StatusBadge, type Tone } from '@console/ui';

const statuses: Record<ReviewStage, { state: Tone; shape: Shape }> = {
  PENDING: { state: 'warn', shape: 'ring' },
  STUCK: { state: 'bad', shape: 'triangle' },
  MISMATCH: { state: 'bad', shape: 'triangle' },
  EXECUTING: { state: 'info', shape: 'ring' },
  FAILED: { state: 'bad', shape: 'cross' },
  APPROVED: { state: 'ok', shape: 'dot' },
  REJECTED: { state: 'bad', shape: 'cross' },
  WITHDRAWN: { state: 'mute', shape: 'dash' },
  EXPIRED: { state: 'mute', shape: 'dash' },
};

/** Stage of a review, including its execution. */
export const ReviewStageBadge = ({ stage, label }: { stage: ReviewStage; label: Dicts['label'] }) => (
  <StatusBadge {...badgeOf(label, { dict: 'review_stage', code: stage }, statuses[stage])} />
);
