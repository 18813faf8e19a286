import { exportCount, exportInput } from '../jobs/export';
import { job } from '../jobs/job';
import { operation } from '../operation';
import { cardFilter, cardSortFields } from './card';

const input = exportInput(cardFilter, { sortable: [...cardSortFields], prefix: 'card' });

/** Exports all cards that match the filters, with the same masks as the list. */
export const exportCards = operation({
  path: '/card/export',
  permission: 'cards.card.export',
  input,
  output: job,
  idempotent: true,
});

export const countCardExport = operation({
  path: '/card/exportCount',
  permission: 'cards.card.export',
  input: input.omit({ format: true, sort: true, columns: true }),
  output: exportCount,
  reads: true,
});
