import type { MerchantStatus } from '@console/contracts/merchants';
import { type CompanyRestriction, companyRestrictionOf } from '../../../platform/companies/company-restriction.rules';

/** Statuses that decide whether a merchant may take on more: its own, and that of its company. */
export interface Statuses {
  merchant_status: MerchantStatus;
  company_status: MerchantStatus;
}

/** Why a merchant gets no new cards, groups, wallets, sharing rules, top-ups, wider wallet access or higher limits. */
export type Restriction = `MERCHANT_${'SUSPENDED' | 'CLOSED' | 'NOT_ACTIVE'}` | CompanyRestriction;

/**
 * Returns why the merchant may not take on more; null where it may. What returns money or reduces risk never asks: freeze,
 * withdrawal, cancellation, lower limits, views and exports stay possible. Unfreezing stays possible too, because purchases of
 * the merchant's cards are declined anyway.
 */
export function restrictionOf({ merchant_status, company_status }: Statuses): Restriction | null {
  if (merchant_status !== 'ACTIVE') return `MERCHANT_${kindOf(merchant_status)}`;
  return companyRestrictionOf(company_status);
}

const kindOf = (status: MerchantStatus) => (status === 'SUSPENDED' || status === 'CLOSED' ? status : 'NOT_ACTIVE');
