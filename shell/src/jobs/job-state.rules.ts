import type { JobState } from '@console/contracts/jobs';
import type { StatusBadgeProps } from '@console/ui';

const badges: Record<JobState, Pick<StatusBadgeProps, 'state' | 'shape'>> = {
  QUEUED: { state: 'mute', shape: 'ring' },
  RUNNING: { state: 'info', shape: 'half' },
  SUCCEEDED: { state: 'ok', shape: 'dot' },
  PARTIAL: { state: 'warn', shape: 'triangle' },
  FAILED: { state: 'bad', shape: 'cross' },
  CANCELLED: { state: 'mute', shape: 'dash' },
  EXPIRED: { state: 'mute', shape: 'dash' },
};

export const badgeOf = (state: JobState): Pick<StatusBadgeProps, 'state' | 'shape'> => badges[state];
