import type { LimitMode } from '@console/contracts/cards';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** Mode transitions of a rule. */
export const limitRuleTransitions: Transitions<LimitMode> = {
  INACTIVE: { SHADOW: { by: ['CONSOLE'] } },
  SHADOW: { ACTIVE: { by: ['CONSOLE'] }, INACTIVE: { by: ['CONSOLE'] } },
  ACTIVE: { INACTIVE: { by: ['CONSOLE'] } },
};
