import type { Feature } from '../../../platform/feature';
import { cardBatchDicts, cardBatchMenus } from './card-batch.data';
import { cardBatchExport } from './card-batch.export';
import { batchKind } from './card-batch.kind';
import { cardBatchRoutes } from './card-batch.routes';

export const cardBatchFeature: Feature = {
  name: 'cards/card-batches',
  reference: { dicts: cardBatchDicts, menus: cardBatchMenus },
  routes: [cardBatchRoutes],
  jobs: ({ vault }) => ({
    CARD_CREATE: batchKind(vault, 'cards.card.create'),
    SHARE_CARD_CREATE: batchKind(vault, 'cards.share-card.create'),
    CARD_BATCH_EXPORT: { at: 'export', permission: 'cards.card.export', dataset: cardBatchExport },
  }),
};
