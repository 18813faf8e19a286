import type { MerchantStatus } from '@console/contracts/merchants';
import { type CompanyRestriction, companyRestrictionOf } from '../../../platform/companies/company-restriction.rules';

/** Statuses that determine the restriction of a merchant: the merchant's own and the company's. */
export interface Statuses {
  merchant_status: MerchantStatus;
  company_status: MerchantStatus;
}

/**
 * Reason why a merchant gets no new cards, groups, wallets, sharing rules, top-ups, wider wallet access or higher
 * limits.
 */
export type Restriction = `MERCHANT_${'SUSPENDED' | 'CLOSED' | 'NOT_ACTIVE'}` | CompanyRestriction;

/**
 * Returns the restriction; null if there is none. Operations that return money or reduce risk do not check it:
 * freezing, withdrawal, cancellation, lower limits, views and exports stay possible. Unfreezing is possible too,
 * because purchases of the merchant's cards are declined anyway.
 */
export function restrictionOf({ merchant_status, company_status }: Statuses): Restriction | null {
  if (merchant_status !== 'ACTIVE') return `MERCHANT_${kindOf(merchant_status)}`;
  return companyRestrictionOf(company_status);
}

const kindOf = (status: MerchantStatus) => (status === 'SUSPENDED' || status === 'CLOSED' ? status : 'NOT_ACTIVE');
