import type { ReviewStage } from '@console/contracts/reviews';

/** Stages that need an action. Stuck reviews are open, too: they need a user who may decide them. */
export const openStages: ReviewStage[] = ['PENDING', 'STUCK', 'MISMATCH', 'FAILED'];
