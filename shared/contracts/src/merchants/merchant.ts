import { z } from '@console/contracts/zod';
import { exportCount, exportInput } from '../jobs/export';
import { job } from '../jobs/job';
import { currencies } from '../currency';
import { countsInput, countsOutput, listInput, listOutput } from '../list';
import { operation } from '../operation';
import { recordHistory } from '../record-history';
import { id } from '../text';
import { merchant, merchantDetail } from './merchant-detail';
import { merchantStatuses } from './merchant.states';

export const merchantFilter = z.strictObject({
  status: z.array(z.enum(merchantStatuses)).max(merchantStatuses.length).optional(),
  country: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .max(50)
    .optional(),
  currency: z.array(z.enum(currencies)).max(currencies.length).optional(),
});
export type MerchantFilter = z.infer<typeof merchantFilter>;

/** Fields that the list and its export are sorted by. */
export const merchantSortable = ['name', 'merchantNo', 'createdAt', 'updatedAt'] as const;

const permission = 'merchants.merchant.view';

/** `keyword` matches names, merchant number and registration number. */
export const listMerchants = operation({
  path: '/merchant/list',
  permission,
  input: listInput(merchantFilter, [...merchantSortable]),
  output: listOutput(merchant),
  reads: true,
});

/** Number of merchants in each status, under the keyword and the other filters of the list. */
export const countMerchants = operation({
  path: '/merchant/counts',
  permission,
  input: countsInput(merchantFilter.omit({ status: true })),
  output: countsOutput(merchantStatuses),
  reads: true,
});

const target = z.strictObject({ id: id('mer') });

export const readMerchant = operation({
  path: '/merchant/detail',
  permission,
  input: target,
  output: merchantDetail,
  reads: true,
});

/** Changes in the audit log, newest first. */
export const readMerchantHistory = operation({
  path: '/merchant/history',
  permission,
  input: target,
  output: recordHistory,
  reads: true,
});

/** Issues a download address for a licence file of the merchant, or of a change of it, for one use within a minute. */
export const downloadMerchantLicence = operation({
  path: '/merchant/licence',
  permission,
  input: target.extend({ fileId: id('file') }),
  output: z.strictObject({ url: z.string(), name: z.string() }),
});

/** Returns the whole bank account number; the proposed one is null where no change of it waits. Leaves an audit entry. */
export const showMerchantBankAccount = operation({
  path: '/merchant/showBankAccount',
  permission,
  input: target,
  output: z.strictObject({ bankAccountNo: z.string(), proposed: z.string().nullable() }),
});

const exported = exportInput(merchantFilter, { sortable: [...merchantSortable], prefix: 'mer' });

/** All merchants that match, as a file. */
export const exportMerchants = operation({
  path: '/merchant/export',
  permission: 'merchants.merchant.export',
  input: exported,
  output: job,
  idempotent: true,
});

export const countMerchantExport = operation({
  path: '/merchant/exportCount',
  permission: 'merchants.merchant.export',
  input: exported.omit({ format: true, sort: true, columns: true }),
  output: exportCount,
  reads: true,
});
