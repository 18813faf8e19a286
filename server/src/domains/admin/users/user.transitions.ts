import type { UserStatus } from '@console/contracts/users';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/**
 * State transitions that users make. Activation by the first password, locks after wrong passwords and expired
 * invitations are written elsewhere.
 */
export const userTransitions: Transitions<UserStatus> = {
  INVITED: {},
  EXPIRED: {},
  ACTIVE: { DISABLED: { by: ['CONSOLE'] } },
  LOCKED: { DISABLED: { by: ['CONSOLE'] } },
  DISABLED: { ACTIVE: { by: ['CONSOLE'] } },
};
