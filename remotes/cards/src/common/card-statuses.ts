import type { CardState } from '@console/contracts/cards';
import type { Shape, Tone } from '@console/ui';

/** What a badge of a card's state looks like. */
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

/** Sign and colour of any state that a history names; one we do not know is grey. */
export const statusOf = (state: string): { state: Tone; shape: Shape } =>
  Object.entries(cardStatuses).find(([current]) => current === state)?.[1] ?? { state: 'mute', shape: 'dash' };
