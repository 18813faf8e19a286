import { z } from '@console/contracts/zod';
import { operation } from '../operation';
import { bizdate, enteredDay, i18nText, id } from '../text';

/** Right to issue from a BIN, for a company or for one of its merchants with different terms. */
export const binAssignment = z.strictObject({
  id: id('assign'),
  company: z.strictObject({ id: id('co'), name: i18nText }),
  /** Null: applies to every merchant of the company without an assignment of its own. */
  merchant: z.strictObject({ id: id('mer'), name: i18nText }).nullable(),
  enabled: z.boolean(),
  /** Maximum number of cards ever issued under the assignment. */
  issueCap: z.int().nullable(),
  sort: z.int(),
  /** First and last day of issuing, in the calendar of the company. */
  from: bizdate.nullable(),
  to: bizdate.nullable(),
  version: z.int(),
});
export type BinAssignment = z.infer<typeof binAssignment>;

/** Lists the assignments of a BIN, and the companies and merchants that it can be assigned to. */
export const listBinAssignments = operation({
  path: '/cardBin/assignments',
  permission: 'cards.card-bin.assign',
  input: z.strictObject({ id: id('bin') }),
  output: z.strictObject({
    bin: z.strictObject({ bin: z.string(), productName: i18nText }),
    list: z.array(binAssignment),
    companies: z.array(
      z.strictObject({
        id: id('co'),
        name: i18nText,
        merchants: z.array(z.strictObject({ id: id('mer'), merchantNo: z.string(), name: i18nText })),
      }),
    ),
  }),
  reads: true,
});

/**
 * Saves the assignment for a company or merchant, each of which has at most one. `version` is 0 for a new assignment.
 */
export const assignCardBin = operation({
  path: '/cardBin/assign',
  permission: 'cards.card-bin.assign',
  input: z.strictObject({
    binId: id('bin'),
    companyId: id('co'),
    merchantId: id('mer').optional(),
    enabled: z.boolean(),
    issueCap: z.int().min(1).max(10_000_000).optional(),
    sort: z.int().min(0).max(9999),
    from: enteredDay.optional(),
    to: enteredDay.optional(),
    version: z.int().min(0),
  }),
  output: binAssignment,
  idempotent: true,
});
