/**
 * States of a merchant. It can be used from approval until closure; while suspended it issues no cards and pays
 * nothing.
 */
export const merchantStatuses = ['DRAFT', 'PENDING_REVIEW', 'ACTIVE', 'REJECTED', 'SUSPENDED', 'CLOSED'] as const;
/** State of a merchant. */
export type MerchantStatus = (typeof merchantStatuses)[number];
