import type { ShareRuleStatus } from '@console/contracts/cards';
import type { Transitions } from '../../../platform/moves/record-moves';

/** Every change of a rule's status. Pools that were made by it keep what it said. */
export const shareRuleMoves: Transitions<ShareRuleStatus> = {
  ACTIVE: { DISABLED: { by: ['CONSOLE'] } },
  DISABLED: { ACTIVE: { by: ['CONSOLE'] } },
};
