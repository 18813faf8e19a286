import type { RoleStatus } from '@console/contracts/roles';
import type { Transitions } from '../moves/record-moves';

/** State transitions of a role. Its permissions apply only while it is active. */
export const roleMoves: Transitions<RoleStatus> = {
  ACTIVE: { DISABLED: { by: ['CONSOLE'] } },
  DISABLED: { ACTIVE: { by: ['CONSOLE'] } },
};
