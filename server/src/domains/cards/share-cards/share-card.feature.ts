import type { Feature } from '../../../platform/feature';
import { shareCardMenus } from './share-card.data';
import { shareCardExport } from './share-card.export';
import { shareCardRoutes } from './share-card.routes';

export const shareCardFeature: Feature = {
  name: 'cards/share-cards',
  reference: { menus: shareCardMenus },
  routes: [shareCardRoutes],
  jobs: () => ({
    SHARE_CARD_EXPORT: { at: 'export', permission: 'cards.share-card.export', dataset: shareCardExport },
  }),
};
