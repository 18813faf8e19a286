import type { ReportStatus } from '@console/contracts/reports';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** State transitions of a report. */
export const reportTransitions: Transitions<ReportStatus> = {
  ACTIVE: { DISABLED: { by: ['CONSOLE'] } },
  DISABLED: { ACTIVE: { by: ['CONSOLE'] } },
};
