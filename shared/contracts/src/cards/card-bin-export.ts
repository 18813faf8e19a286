import { exportCalls } from '../jobs/export';
import { binFilter, binSortFields } from './card-bin-record';

/** Exports all BINs that match the filters. */
export const { start: exportCardBins, count: countCardBinExport } = exportCalls({
  path: '/cardBin',
  permission: 'cards.card-bin.export',
  filter: binFilter,
  sortable: [...binSortFields],
  prefix: 'bin',
});
