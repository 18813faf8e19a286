import { z } from '@console/contracts/zod';
import { dayRange } from '../day-range';
import { exportCalls } from '../jobs/export';
import { countsInput, countsOutput, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { optionsInput, optionsOutput } from '../options';
import { review, reviewStates } from '../reviews/review';
import { i18nText, id, instant, text } from '../text';

/** Kinds of reviews about merchants. */
export const merchantReviewKinds = ['MERCHANT_NEW', 'MERCHANT_CHANGE', 'MERCHANT_REGISTRATION'] as const;
/** Kind of a review about a merchant. */
export type MerchantReviewKind = (typeof merchantReviewKinds)[number];

/** Outcomes, one for each tab of the list. `OTHER`: withdrawn or expired. */
export const merchantReviewOutcomes = ['WAITING', 'APPROVED', 'REJECTED', 'OTHER'] as const;
/** Outcome of a review about a merchant. */
export type MerchantReviewOutcome = (typeof merchantReviewOutcomes)[number];

/** Review about a merchant, as shown in lists. */
export const merchantReview = review.extend({
  kind: z.enum(merchantReviewKinds),
  outcome: z.enum(merchantReviewOutcomes),
  /** Null for a registration, which has no merchant before its approval. */
  merchant: z.strictObject({ id: id('mer'), merchantNo: z.string(), name: i18nText }).nullable(),
  /** Name of the user who made the last decision; null before a decision. */
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
});
export type MerchantReview = z.infer<typeof merchantReview>;

export const merchantReviewFilter = z.strictObject({
  outcome: z.array(z.enum(merchantReviewOutcomes)).max(merchantReviewOutcomes.length).optional(),
  kind: z.array(z.enum(merchantReviewKinds)).max(merchantReviewKinds.length).optional(),
  state: z.array(z.enum(reviewStates)).max(reviewStates.length).optional(),
  merchantId: z.array(id('mer')).max(50).optional(),
  /** Makers; `system` for registrations. */
  makerId: z.array(text(40)).max(50).optional(),
  submittedAt: dayRange.optional(),
  /** Filters by reviews that the user requested. */
  isMine: z.boolean().optional(),
  /** Filters by reviews that the user can decide now. */
  isDecidable: z.boolean().optional(),
});
export type MerchantReviewFilter = z.infer<typeof merchantReviewFilter>;

/** Fields by which the list and its export can be sorted. */
export const merchantReviewSortable = ['reviewNo', 'submittedAt', 'dueAt'] as const;

const permission = 'merchants.review.view';

/** `keyword` matches the number, the merchant's names and number, and the name of a registration. */
export const listMerchantReviews = operation({
  path: '/merchantReview/list',
  permission,
  input: listInput(merchantReviewFilter, [...merchantReviewSortable]),
  output: listOutput(merchantReview),
  reads: true,
});

/** Counts reviews by outcome, with the keyword and the other filters of the list. */
export const countMerchantReviews = operation({
  path: '/merchantReview/counts',
  permission,
  input: countsInput(merchantReviewFilter.omit({ outcome: true })),
  output: countsOutput(merchantReviewOutcomes),
  reads: true,
});

/** Lists the makers of visible reviews, for the filter. */
export const listMerchantReviewMakers = operation({
  path: '/merchantReview/makers',
  permission,
  input: z.strictObject({ ...optionsInput('user'), ids: z.array(text(40)).max(50).optional() }),
  output: optionsOutput(z.strictObject({ id: z.string(), name: z.string() })),
  reads: true,
});

/** Exports all reviews that match the filters. */
export const { start: exportMerchantReviews, count: countMerchantReviewExport } = exportCalls({
  path: '/merchantReview',
  permission: 'merchants.review.export',
  filter: merchantReviewFilter,
  sortable: [...merchantReviewSortable],
  prefix: 'rev',
});
