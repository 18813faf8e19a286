/** States of a company. A suspended company issues no cards, and its authorizations are declined. */
export const companyStatuses = ['DRAFT', 'PENDING_REVIEW', 'ACTIVE', 'REJECTED', 'SUSPENDED', 'CLOSED'] as const;
/** State of a company. */
export type CompanyStatus = (typeof companyStatuses)[number];
