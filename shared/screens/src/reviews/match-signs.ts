import type { Review } from '@console/contracts/reviews';
import type { Shape, Tone } from '@console/ui';

/** What came of comparing, as a sign; what matches is nothing that somebody has to look at. */
export const matchSigns: Record<NonNullable<Review['compared']>['match'], { state: Tone; shape: Shape }> = {
  UNREAD: { state: 'info', shape: 'ring' },
  MATCHED: { state: 'ok', shape: 'check' },
  MISMATCHED: { state: 'warn', shape: 'triangle' },
  UNAVAILABLE: { state: 'mute', shape: 'dash' },
};
