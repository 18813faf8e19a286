import type { RegistrationState } from '@console/contracts';
import { statusBadges } from '@console/screens';

export const registrationDicts = ['registration_state', 'merchant_status'];

/** Badge of a state, in the color that its dictionary entry has. */
export const registrationState = statusBadges<RegistrationState>('registration_state', {
  EMAIL_UNVERIFIED: { state: 'mute', shape: 'ring' },
  SUBMITTED: { state: 'info', shape: 'dot' },
  APPROVED: { state: 'ok', shape: 'check' },
  REJECTED: { state: 'bad', shape: 'cross' },
});
