import { z } from '@console/contracts/zod';
import { currencies } from '../currency';
import { operation } from '../operation';
import { id } from '../text';
import { companyContent, companyDetail } from './company-detail';

const version = companyContent.extend({ feeCurrency: z.enum(currencies) }).partial();

/**
 * A review of a company: the company with its submitted values, and for a change, the changed fields with their values
 * before and after.
 */
export const companyCase = z.strictObject({
  company: companyDetail,
  /** Names of the modules and BINs that a new company gets on approval. */
  grants: z.strictObject({ modules: z.array(z.string()), bins: z.array(z.string()) }),
  change: z.strictObject({ before: version, after: version }).nullable(),
});
export type CompanyCase = z.infer<typeof companyCase>;

/** Returns the company of a review by the id of the review. */
export const readCompanyCase = operation({
  path: '/company/case',
  permission: 'reviews.review.view',
  input: z.strictObject({ id: id('rev') }),
  output: companyCase,
  reads: true,
});
