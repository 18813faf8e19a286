import { exportCalls } from '../jobs/export';
import { binFilter, binSortFields } from './card-bin-record';

/** All BINs that match, as a file. */
export const { start: exportCardBins, count: countCardBinExport } = exportCalls({
  path: '/cardBin',
  permission: 'cards.card-bin.export',
  filter: binFilter,
  sortable: [...binSortFields],
  prefix: 'bin',
});
