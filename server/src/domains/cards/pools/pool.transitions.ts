import type { Transitions } from '../../../platform/transitions/record-transitions';
import type { PoolStatus } from './pool.kind';

/** Every change of a group's status. */
export const groupTransitions: Transitions<PoolStatus> = {
  ACTIVE: { BLOCKED: { by: ['CONSOLE'] }, CANCELLED: { by: ['CONSOLE'] } },
  BLOCKED: { ACTIVE: { by: ['CONSOLE'] }, CANCELLED: { by: ['CONSOLE'] } },
  FROZEN: {},
  CANCELLED: {},
};

/** Every change of a wallet's status. */
export const walletTransitions: Transitions<PoolStatus> = {
  ACTIVE: { FROZEN: { by: ['CONSOLE'] }, CANCELLED: { by: ['CONSOLE'] } },
  BLOCKED: {},
  FROZEN: { ACTIVE: { by: ['CONSOLE'] }, CANCELLED: { by: ['CONSOLE'] } },
  CANCELLED: {},
};
