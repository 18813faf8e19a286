import type { Transitions } from '../../../platform/transitions/record-transitions';
import type { PoolStatus } from './pool.kind';

/** Status transitions of a group. */
export const groupTransitions: Transitions<PoolStatus> = {
  ACTIVE: { BLOCKED: { by: ['CONSOLE'] }, CANCELLED: { by: ['CONSOLE'] } },
  BLOCKED: { ACTIVE: { by: ['CONSOLE'] }, CANCELLED: { by: ['CONSOLE'] } },
  FROZEN: {},
  CANCELLED: {},
};

/** Status transitions of a wallet. */
export const walletTransitions: Transitions<PoolStatus> = {
  ACTIVE: { FROZEN: { by: ['CONSOLE'] }, CANCELLED: { by: ['CONSOLE'] } },
  BLOCKED: {},
  FROZEN: { ACTIVE: { by: ['CONSOLE'] }, CANCELLED: { by: ['CONSOLE'] } },
  CANCELLED: {},
};
