import type { KycStatus } from '@console/contracts/cards';

/** Steps that somebody makes: whom nobody had to ask about is never made so again. */
export const kycSteps = ['PENDING', 'PASSED', 'REJECTED', 'EXPIRED'] as const satisfies readonly KycStatus[];
export type KycStep = (typeof kycSteps)[number];
