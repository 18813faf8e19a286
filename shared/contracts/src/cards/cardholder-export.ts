import { exportCount, exportInput } from '../jobs/export';
import { job } from '../jobs/job';
import { operation } from '../operation';
import { holderFilter, holderSortFields } from './cardholder';

const input = exportInput(holderFilter, { sortable: [...holderSortFields], prefix: 'holder' });

/** Exports all cardholders that match the filters, with the same masks as the list. */
export const exportCardholders = operation({
  path: '/cardholder/export',
  permission: 'cards.cardholder.export',
  input,
  output: job,
  idempotent: true,
});

export const countCardholderExport = operation({
  path: '/cardholder/exportCount',
  permission: 'cards.cardholder.export',
  input: input.omit({ format: true, sort: true, columns: true }),
  output: exportCount,
  reads: true,
});
