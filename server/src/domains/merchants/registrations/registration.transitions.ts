import type { RegistrationState } from '@console/contracts';
import type { Transitions } from '../../../platform/transitions/record-transitions';

const event = 'merchant.registration.decided';

/** State transitions of a registration. The system rejects one that was not decided before the deadline. */
export const registrationTransitions: Transitions<RegistrationState> = {
  EMAIL_UNVERIFIED: { SUBMITTED: { by: ['CONSOLE'], event: 'merchant.registration.submitted' } },
  SUBMITTED: { APPROVED: { by: ['CONSOLE'], event }, REJECTED: { by: ['CONSOLE', 'SYSTEM'], event } },
  APPROVED: {},
  REJECTED: {},
};
