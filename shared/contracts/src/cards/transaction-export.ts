import { exportCount, exportInput } from '../jobs/export';
import { job } from '../jobs/job';
import { operation } from '../operation';
import { transactionFilter, transactionSortFields } from './transaction';

const input = exportInput(transactionFilter, { sortable: [...transactionSortFields], prefix: 'txn' });

/** Exports all purchases that match the filters, with the same masks as the list. */
export const exportTransactions = operation({
  path: '/transaction/export',
  permission: 'cards.transaction.export',
  input,
  output: job,
  idempotent: true,
});

export const countTransactionExport = operation({
  path: '/transaction/exportCount',
  permission: 'cards.transaction.export',
  input: input.omit({ format: true, sort: true, columns: true }),
  output: exportCount,
  reads: true,
});
