import type { UserStatus } from '@console/contracts/users';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/**
 * Changes of an account that people make. It is also begun by the first password, locked by wrong ones and expired by
 * time, which are written where they happen.
 */
export const userTransitions: Transitions<UserStatus> = {
  INVITED: {},
  EXPIRED: {},
  ACTIVE: { DISABLED: { by: ['CONSOLE'] } },
  LOCKED: { DISABLED: { by: ['CONSOLE'] } },
  DISABLED: { ACTIVE: { by: ['CONSOLE'] } },
};
