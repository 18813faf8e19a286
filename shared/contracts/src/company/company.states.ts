/** States of a company. It serves from its approval until it is closed; while suspended it issues and pays nothing. */
export const companyStatuses = ['DRAFT', 'PENDING_REVIEW', 'ACTIVE', 'REJECTED', 'SUSPENDED', 'CLOSED'] as const;
/** State of a company. */
export type CompanyStatus = (typeof companyStatuses)[number];
