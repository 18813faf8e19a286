import type { Transitions } from '../../../platform/moves/record-moves';
import type { PoolStatus } from './pool.kind';

/** Every change of a group's status. */
export const groupMoves: Transitions<PoolStatus> = {
  ACTIVE: { BLOCKED: { by: ['CONSOLE'] }, CANCELLED: { by: ['CONSOLE'] } },
  BLOCKED: { ACTIVE: { by: ['CONSOLE'] }, CANCELLED: { by: ['CONSOLE'] } },
  FROZEN: {},
  CANCELLED: {},
};

/** Every change of a wallet's status. */
export const walletMoves: Transitions<PoolStatus> = {
  ACTIVE: { FROZEN: { by: ['CONSOLE'] }, CANCELLED: { by: ['CONSOLE'] } },
  BLOCKED: {},
  FROZEN: { ACTIVE: { by: ['CONSOLE'] }, CANCELLED: { by: ['CONSOLE'] } },
  CANCELLED: {},
};
