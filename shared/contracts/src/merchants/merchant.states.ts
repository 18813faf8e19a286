/** States of a merchant. A merchant serves from its approval until it is closed; while suspended it issues and pays nothing. */
export const merchantStatuses = ['DRAFT', 'PENDING_REVIEW', 'ACTIVE', 'REJECTED', 'SUSPENDED', 'CLOSED'] as const;
/** State of a merchant. */
export type MerchantStatus = (typeof merchantStatuses)[number];
