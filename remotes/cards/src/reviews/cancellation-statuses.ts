import type { Cancellation } from '@console/contracts/cards';
import type { Shape, Tone } from '@console/ui';

/** What came of comparing, as a sign; what matches is nothing that somebody has to look at. */
export const matchStatuses: Record<Cancellation['match'], { state: Tone; shape: Shape }> = {
  UNREAD: { state: 'info', shape: 'ring' },
  MATCHED: { state: 'ok', shape: 'check' },
  MISMATCHED: { state: 'warn', shape: 'triangle' },
  UNAVAILABLE: { state: 'mute', shape: 'dash' },
};
