import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { id } from '../text';
import { merchantDetail, merchantProtected } from './merchant-detail';

/**
 * Review of a merchant: the current merchant, and for a change the differing fields, before and after. For a new
 * merchant whose review has ended: the form's values as submitted.
 */
export const merchantCase = z.strictObject({
  merchant: merchantDetail,
  change: z.strictObject({ before: merchantProtected.partial(), after: merchantProtected.partial() }).nullable(),
});
export type MerchantCase = z.infer<typeof merchantCase>;

/** Returns the merchant of a review by the id of the review. */
export const readMerchantCase = operation({
  path: '/merchant/case',
  permission: 'reviews.review.view',
  alsoWith: ['merchants.review.view'],
  input: z.strictObject({ id: id('rev') }),
  output: merchantCase,
  reads: true,
});

/**
 * Issues a single-use download address, valid for one minute, for a licence file of the case as submitted: the files of
 * a new merchant, or both versions of a change. It also works after the decision.
 */
export const downloadCaseLicence = operation({
  path: '/merchant/caseLicence',
  permission: 'reviews.review.view',
  alsoWith: ['merchants.review.view'],
  input: z.strictObject({ id: id('rev'), fileId: id('file') }),
  output: z.strictObject({ url: z.string(), name: z.string() }),
});
