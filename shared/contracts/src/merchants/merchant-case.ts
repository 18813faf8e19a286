import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id } from '../text';
import { merchantDetail, merchantProtected } from './merchant-detail';

/**
 * A review of a merchant: the merchant as it is, and for a change the fields that differ, before and after. A new merchant
 * whose review has ended has the fields of its form as they were submitted.
 */
export const merchantCase = z.strictObject({
  merchant: merchantDetail,
  change: z.strictObject({ before: merchantProtected.partial(), after: merchantProtected.partial() }).nullable(),
});
export type MerchantCase = z.infer<typeof merchantCase>;

/** Merchant of a review, by the review. */
export const readMerchantCase = operation({
  path: '/merchant/case',
  permission: 'reviews.review.view',
  alsoWith: ['merchants.review.view'],
  input: z.strictObject({ id: id('rev') }),
  output: merchantCase,
  reads: true,
});

/**
 * Issues a download address for a licence file of the case, for one use within a minute: those of a new merchant, or both
 * versions of a change, as they were submitted, also after the decision.
 */
export const downloadCaseLicence = operation({
  path: '/merchant/caseLicence',
  permission: 'reviews.review.view',
  alsoWith: ['merchants.review.view'],
  input: z.strictObject({ id: id('rev'), fileId: id('file') }),
  output: z.strictObject({ url: z.string(), name: z.string() }),
});
