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

/** Fields by which the list and its export can be sorted. */
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

/** Counts merchants by status, with the keyword and the other filters of the list. */
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

/**
 * Issues a single-use download address, valid for one minute, for a licence file of the merchant or of its proposed
 * change.
 */
export const downloadMerchantLicence = operation({
  path: '/merchant/licence',
  permission,
  input: target.extend({ fileId: id('file') }),
  output: z.strictObject({ url: z.string(), name: z.string() }),
});

/** Returns the full bank account number, current and proposed (null if unchanged). Writes an audit log entry. */
export const showMerchantBankAccount = operation({
  path: '/merchant/showBankAccount',
  permission,
  input: target,
  output: z.strictObject({ bankAccountNo: z.string(), proposed: z.string().nullable() }),
});

const exported = exportInput(merchantFilter, { sortable: [...merchantSortable], prefix: 'mer' });

/** Exports all merchants that match the filters. */
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
