import { exportCalls } from '../jobs/export';
import { shareGroupFilter } from './share-group';

/** Exports all groups that match the filters. */
export const { start: exportShareGroups, count: countShareGroupExport } = exportCalls({
  path: '/shareGroup',
  permission: 'cards.share-group.export',
  filter: shareGroupFilter,
  sortable: ['createdAt', 'name'],
  prefix: 'group',
});
