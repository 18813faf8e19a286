import type { BatchItemState, BatchState } from '@console/contracts/cards';
import type { Shape, Tone } from '@console/ui';

interface StatusShape {
  state: Tone;
  shape: Shape;
}

/** Badge of a batch by state. */
export const stateStatuses: Record<BatchState, StatusShape> = {
  RUNNING: { state: 'warn', shape: 'ring' },
  DONE: { state: 'ok', shape: 'dot' },
  PARTIAL: { state: 'warn', shape: 'triangle' },
  FAILED: { state: 'bad', shape: 'cross' },
  CANCELLED: { state: 'mute', shape: 'dash' },
};

export const itemStatuses: Record<BatchItemState, StatusShape> = {
  WAITING: { state: 'mute', shape: 'ring' },
  ORDERED: { state: 'warn', shape: 'ring' },
  DONE: { state: 'ok', shape: 'dot' },
  FAILED: { state: 'bad', shape: 'cross' },
  CANCELLED: { state: 'mute', shape: 'dash' },
};
