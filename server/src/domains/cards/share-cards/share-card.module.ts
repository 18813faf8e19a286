import type { Module } from '../../../platform/module';
import { shareCardMenus } from './share-card.data';
import { shareCardExport } from './share-card.export';
import { shareCardRoutes } from './share-card.routes';

export const shareCardModule: Module = {
  name: 'cards/share-cards',
  reference: { menus: shareCardMenus },
  routes: [shareCardRoutes],
  jobs: () => ({
    SHARE_CARD_EXPORT: { at: 'export', permission: 'cards.share-card.export', dataset: shareCardExport },
  }),
};
