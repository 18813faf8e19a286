import { exportCalls } from '../jobs/export';
import { shareCardFilter } from './share-card';

/** Exports all cards of groups and wallets that match the filters, with the same masks as the list. */
export const { start: exportShareCards, count: countShareCardExport } = exportCalls({
  path: '/shareCard',
  permission: 'cards.share-card.export',
  filter: shareCardFilter,
  sortable: ['createdAt', 'alias'],
  prefix: 'card',
});
