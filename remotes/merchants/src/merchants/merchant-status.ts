import type { MerchantStatus } from '@console/contracts/merchants';
import { statusBadges } from '@console/screens';

export const merchantDicts = ['merchant_status'];

/** Badge of a status, in the color that its dictionary entry has. */
export const merchantStatus = statusBadges<MerchantStatus>('merchant_status', {
  DRAFT: { state: 'mute', shape: 'ring' },
  PENDING_REVIEW: { state: 'info', shape: 'half' },
  ACTIVE: { state: 'ok', shape: 'dot' },
  REJECTED: { state: 'bad', shape: 'cross' },
  SUSPENDED: { state: 'warn', shape: 'triangle' },
  CLOSED: { state: 'mute', shape: 'dash' },
});
