import type { Feature } from '../../../platform/feature';
import { readDueCards } from './read-cards.actions';
import { reconAdjustReview } from './recon-adjust.review';
import { reconciliationDicts, reconciliationMenus } from './reconciliation.data';
import { reconciliationRoutes } from './reconciliation.routes';

export const reconciliationFeature: Feature = {
  name: 'cards/reconciliations',
  reference: { dicts: reconciliationDicts, menus: reconciliationMenus },
  routes: [reconciliationRoutes],
  reviews: [reconAdjustReview],
  pollers: (work) => [{ name: 'compare cards with their channels', poll: () => readDueCards(work) }],
};
