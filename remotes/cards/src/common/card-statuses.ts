import type { CardState } from '@console/contracts/cards';
import type { Shape, Tone } from '@console/ui';

/** Color and shape of the badge by card state. */
export const cardStatuses: Record<CardState, { state: Tone; shape: Shape }> = {
  CREATING: { state: 'info', shape: 'half' },
  PENDING: { state: 'warn', shape: 'ring' },
  FAILED: { state: 'bad', shape: 'cross' },
  ACTIVE: { state: 'ok', shape: 'dot' },
  FROZEN: { state: 'info', shape: 'diamond' },
  CANCEL_REVIEW: { state: 'warn', shape: 'triangle' },
  EXPIRED: { state: 'mute', shape: 'dash' },
  CANCELLED: { state: 'mute', shape: 'cross' },
};

/** Color and shape of a state in a history; grey for unknown states. */
export const statusOf = (state: string): { state: Tone; shape: Shape } =>
  Object.entries(cardStatuses).find(([current]) => current === state)?.[1] ?? { state: 'mute', shape: 'dash' };
