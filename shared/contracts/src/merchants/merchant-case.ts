import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id } from '../text';
import { merchantDetail, merchantProtected } from './merchant-detail';

/** A review of a merchant: the merchant as it is, and for a change the fields that differ, before and after. */
export const merchantCase = z.strictObject({
  merchant: merchantDetail,
  change: z.strictObject({ before: merchantProtected.partial(), after: merchantProtected.partial() }).nullable(),
});
export type MerchantCase = z.infer<typeof merchantCase>;

/** Merchant of a review, by the review. */
export const readMerchantCase = operation({
  path: '/merchant/case',
  permission: 'reviews.review.view',
  input: z.strictObject({ id: id('rev') }),
  output: merchantCase,
  reads: true,
});
