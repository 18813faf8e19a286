import type { ReviewStage } from '@console/contracts/reviews';

/** Somebody has to do something. Stuck ones are open too: they wait for somebody who may decide them. */
export const openStages: ReviewStage[] = ['PENDING', 'STUCK', 'MISMATCH', 'FAILED'];
