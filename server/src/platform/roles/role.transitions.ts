import type { RoleStatus } from '@console/contracts/roles';
import type { Transitions } from '../transitions/record-transitions';

/** State transitions of a role. Its permissions apply only while it is active. */
export const roleTransitions: Transitions<RoleStatus> = {
  ACTIVE: { DISABLED: { by: ['CONSOLE'] } },
  DISABLED: { ACTIVE: { by: ['CONSOLE'] } },
};
