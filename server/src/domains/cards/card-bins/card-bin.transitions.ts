import type { BinStatus } from '@console/contracts/cards';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** Status transitions of a BIN; only the platform company makes them. */
export const binTransitions: Transitions<BinStatus> = {
  DRAFT: { ONLINE: { by: ['CONSOLE'] } },
  ONLINE: { MAINTENANCE: { by: ['CONSOLE'] }, OFFLINE: { by: ['CONSOLE'] } },
  MAINTENANCE: { ONLINE: { by: ['CONSOLE'] } },
  OFFLINE: { ONLINE: { by: ['CONSOLE'] } },
};
