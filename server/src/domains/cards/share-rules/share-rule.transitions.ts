import type { ShareRuleStatus } from '@console/contracts/cards';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** Status transitions of a rule. Existing pools have a copy of its terms, so they are not affected. */
export const shareRuleTransitions: Transitions<ShareRuleStatus> = {
  ACTIVE: { DISABLED: { by: ['CONSOLE'] } },
  DISABLED: { ACTIVE: { by: ['CONSOLE'] } },
};
