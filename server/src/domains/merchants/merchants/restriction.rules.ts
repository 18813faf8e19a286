import type { MerchantStatus } from '@console/contracts/merchants';

/** Statuses that decide whether a merchant may take on more: its own, and that of its company. */
export interface Statuses {
  merchant_status: MerchantStatus;
  company_status: MerchantStatus;
}

/** Why a merchant gets no new cards, groups, wallets, sharing rules, top-ups, wider wallet access or higher limits. */
export type Restriction = `${'MERCHANT' | 'COMPANY'}_${'SUSPENDED' | 'CLOSED' | 'NOT_ACTIVE'}`;

/**
 * Returns why the merchant may not take on more; null where it may. What returns money or reduces risk never asks: freeze,
 * withdrawal, cancellation, lower limits, views and exports stay possible. Unfreezing stays possible too, because purchases of
 * the merchant's cards are declined anyway.
 */
export function restrictionOf({ merchant_status, company_status }: Statuses): Restriction | null {
  if (merchant_status !== 'ACTIVE') return `MERCHANT_${kindOf(merchant_status)}`;
  return company_status === 'ACTIVE' ? null : `COMPANY_${kindOf(company_status)}`;
}

const kindOf = (status: MerchantStatus) => (status === 'SUSPENDED' || status === 'CLOSED' ? status : 'NOT_ACTIVE');
