import type { KycStatus } from '@console/contracts/cards';

/** Steps that users can take. The initial status "not required" is not a step. */
export const kycSteps = ['PENDING', 'PASSED', 'REJECTED', 'EXPIRED'] as const satisfies readonly KycStatus[];
export type KycStep = (typeof kycSteps)[number];
