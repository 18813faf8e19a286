import type { RoleStatus } from '@console/contracts/roles';
import type { Transitions } from '../moves/record-moves';

/** Every change of the status of a role. Its users have what it says only while it is active. */
export const roleMoves: Transitions<RoleStatus> = {
  ACTIVE: { DISABLED: { by: ['CONSOLE'] } },
  DISABLED: { ACTIVE: { by: ['CONSOLE'] } },
};
