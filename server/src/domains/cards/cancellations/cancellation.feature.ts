import type { Feature } from '../../../platform/feature';
import { approveOne, resyncOne } from './cancellation-bulk.actions';
import { cancellationDicts, cancellationParameters } from './cancellation.data';
import { cancellationRoutes } from './cancellation.routes';
import { readDueBalances } from './read-balances.actions';

export const cancellationFeature: Feature = {
  name: 'cards/cancellations',
  reference: { dicts: cancellationDicts, parameters: cancellationParameters },
  routes: [cancellationRoutes],
  jobs: () => ({
    CANCEL_APPROVE: { at: 'items', permission: 'cards.card.cancel-review', work: approveOne },
    CANCEL_RESYNC: { at: 'items', permission: 'cards.card.cancel-review', work: resyncOne },
  }),
  pollers: (work) => [{ name: 'read balances at channels', poll: () => readDueBalances(work) }],
};
