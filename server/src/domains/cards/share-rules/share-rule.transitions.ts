import type { ShareRuleStatus } from '@console/contracts/cards';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** Every change of a rule's status. Pools that were made by it keep what it said. */
export const shareRuleTransitions: Transitions<ShareRuleStatus> = {
  ACTIVE: { DISABLED: { by: ['CONSOLE'] } },
  DISABLED: { ACTIVE: { by: ['CONSOLE'] } },
};
