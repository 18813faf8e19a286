import { z } from '@console/contracts/zod';
import { money } from '../money';
import { operation } from '../operation';
import { id, instant } from '../text';
import { merchantStatuses } from '../merchants/merchant.states';

/** Figures of a company, summed over its merchants. */
export const companyOverview = z.strictObject({
  merchants: z.array(z.strictObject({ status: z.enum(merchantStatuses), count: z.int() })),
  users: z.strictObject({ active: z.int(), invited: z.int() }),
  /** Number of active cards. */
  activeCards: z.int(),
  /** Balance of all merchant accounts, per currency. */
  balances: z.array(money),
  openInvoices: z.int(),
  openReviews: z.int(),
  /** Invitation of the first user; null before the approval and after the invitation was accepted. */
  invitation: z.strictObject({ email: z.string(), sentAt: instant, expiresAt: instant }).nullable(),
});
export type CompanyOverview = z.infer<typeof companyOverview>;

export const readCompanyOverview = operation({
  path: '/company/overview',
  permission: 'company.company.view',
  input: z.strictObject({ id: id('co') }),
  output: companyOverview,
  reads: true,
});
