import type { Beginnings, Transitions } from '../../../platform/transitions/record-transitions';

export type LiftState = 'ASKED' | 'GRANTED' | 'REFUSED' | 'USED';

/** Requested on behalf of the channel, or of a user who simulates one. */
export const liftBeginnings: Beginnings<LiftState> = { ASKED: { by: ['CHANNEL', 'CONSOLE'] } };

/** State transitions of a one-time limit exception. */
export const liftTransitions: Transitions<LiftState> = {
  // The system refuses a request whose review has expired.
  ASKED: { GRANTED: { by: ['CONSOLE'] }, REFUSED: { by: ['CONSOLE', 'SYSTEM'] } },
  // By the purchase that uses it.
  GRANTED: { USED: { by: ['CHANNEL', 'CONSOLE'] } },
  REFUSED: {},
  USED: {},
};
