import type { ReportStatus } from '@console/contracts/reports';
import type { Transitions } from '../../../platform/moves/record-moves';

/** Every change of the status of a report. */
export const reportMoves: Transitions<ReportStatus> = {
  ACTIVE: { DISABLED: { by: ['CONSOLE'] } },
  DISABLED: { ACTIVE: { by: ['CONSOLE'] } },
};
