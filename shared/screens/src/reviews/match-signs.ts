import type { Review } from '@console/contracts/reviews';
import type { Shape, Tone } from '@console/ui';

/** Icon for each result of a comparison; a match needs no attention. */
export const matchSigns: Record<NonNullable<Review['compared']>['match'], { state: Tone; shape: Shape }> = {
  UNREAD: { state: 'info', shape: 'ring' },
  MATCHED: { state: 'ok', shape: 'check' },
  MISMATCHED: { state: 'warn', shape: 'triangle' },
  UNAVAILABLE: { state: 'mute', shape: 'dash' },
};
