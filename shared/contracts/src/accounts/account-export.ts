import { exportCount, exportInput } from '../jobs/export';
import { job } from '../jobs/job';
import { operation } from '../operation';
import { accountFilter, accountSortFields } from './account';

const input = exportInput(accountFilter, { sortable: [...accountSortFields], prefix: 'acct' });

/** Exports all accounts that match the filters. */
export const exportAccounts = operation({
  path: '/account/export',
  permission: 'accounts.account.export',
  input,
  output: job,
  idempotent: true,
});

export const countAccountExport = operation({
  path: '/account/exportCount',
  permission: 'accounts.account.export',
  input: input.omit({ format: true, sort: true, columns: true }),
  output: exportCount,
  reads: true,
});
