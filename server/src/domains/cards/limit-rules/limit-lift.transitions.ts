import type { Beginnings, Transitions } from '../../../platform/transitions/record-transitions';

export type LiftState = 'ASKED' | 'GRANTED' | 'REFUSED' | 'USED';

/** Requested for a purchase that was declined, on behalf of its channel or of a sandbox in the place of one. */
export const liftBeginnings: Beginnings<LiftState> = { ASKED: { by: ['CHANNEL', 'CONSOLE'] } };

/** Every change of the leave to go beyond a limit once. */
export const liftTransitions: Transitions<LiftState> = {
  // Time takes back what nobody decided.
  ASKED: { GRANTED: { by: ['CONSOLE'] }, REFUSED: { by: ['CONSOLE', 'SYSTEM'] } },
  // By the purchase that it lets through.
  GRANTED: { USED: { by: ['CHANNEL', 'CONSOLE'] } },
  REFUSED: {},
  USED: {},
};
