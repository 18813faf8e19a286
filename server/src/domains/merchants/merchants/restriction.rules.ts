import type { MerchantStatus } from '@console/contracts/merchants';
import { type CompanyRestriction, companyRestrictionOf } from '../../../platform/companies/company-restriction.rules';

/** Statuses that determine the restriction of a merchant: its own, and that of its company. */
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
 * Returns the restriction, or null. Operations that return money or reduce risk don't check it: freeze, withdrawal,
 * cancellation, lower limits, views and exports stay possible. So does unfreezing, because purchases of the merchant's
 * cards are declined anyway.
 */
export function restrictionOf({ merchant_status, company_status }: Statuses): Restriction | null {
  if (merchant_status !== 'ACTIVE') return `MERCHANT_${kindOf(merchant_status)}`;
  return companyRestrictionOf(company_status);
}

const kindOf = (status: MerchantStatus) => (status === 'SUSPENDED' || status === 'CLOSED' ? status : 'NOT_ACTIVE');
