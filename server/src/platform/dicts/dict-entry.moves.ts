import type { DictEntryStatus } from '@console/contracts/dicts';
import type { Transitions } from '../moves/record-moves';

/** State transitions of an entry. */
export const dictEntryMoves: Transitions<DictEntryStatus> = {
  ACTIVE: { DISABLED: { by: ['CONSOLE'] } },
  DISABLED: { ACTIVE: { by: ['CONSOLE'] } },
};
