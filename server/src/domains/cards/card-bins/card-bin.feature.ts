import type { Feature } from '../../../platform/feature';
import { cardBinDicts, cardBinMenus, cardBinParameters } from './card-bin.data';
import { cardBinExport } from './card-bin.export';
import { cardBinRelated } from './card-bin-related.query';
import { cardBinRoutes } from './card-bin.routes';

export const cardBinFeature: Feature = {
  name: 'cards/card-bins',
  reference: { dicts: cardBinDicts, menus: cardBinMenus, parameters: cardBinParameters },
  routes: [cardBinRoutes],
  jobs: () => ({ BIN_EXPORT: { at: 'export', permission: 'cards.card-bin.export', dataset: cardBinExport } }),
  related: cardBinRelated,
};
