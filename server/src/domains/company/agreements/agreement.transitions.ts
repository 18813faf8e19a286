import type { AgreementStatus } from '@console/contracts/company';
import type { Transitions } from '../../../platform/transitions/record-transitions';

/** Status transitions of an agreement. A version that takes effect archives the previous one. */
export const agreementTransitions: Transitions<AgreementStatus> = {
  DRAFT: { PUBLISHED: { by: ['CONSOLE'], event: 'agreement.published' } },
  PUBLISHED: { ARCHIVED: { by: ['CONSOLE', 'SYSTEM'] } },
  ARCHIVED: {},
};
