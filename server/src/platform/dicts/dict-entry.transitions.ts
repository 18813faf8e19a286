import type { DictEntryStatus } from '@console/contracts/dicts';
import type { Transitions } from '../transitions/record-transitions';

/** State transitions of an entry. */
export const dictEntryTransitions: Transitions<DictEntryStatus> = {
  ACTIVE: { DISABLED: { by: ['CONSOLE'] } },
  DISABLED: { ACTIVE: { by: ['CONSOLE'] } },
};
