import type { Area, Catalogue } from '../area';
import * as shareCards from './share-card';
import * as shareCardExports from './share-card-export';

const permissions: Catalogue = {
  'cards.share-card.view': {
    name: { en_US: 'View shared cards', zh_CN: '查看共享卡' },
    pages: ['cards-share-cards'],
    risk: 'LOW',
  },
  'cards.share-card.create': {
    name: { en_US: 'Create shared cards', zh_CN: '创建共享卡' },
    pages: ['create-card-wallet-card'],
    risk: 'HIGH',
  },
  'cards.share-card.export': { name: { en_US: 'Export shared cards', zh_CN: '导出共享卡' }, pages: [], risk: 'LOW' },
};

/** Operations, permissions and labels of shared cards. */
export const shareCardArea = {
  operations: [shareCards, shareCardExports],
  permissions,
  actions: {
    '/shareCard/create': ['Create shared card', '创建共享卡'],
    '/shareCard/createBatch': ['Create shared cards', '批量创建共享卡'],
    '/shareCard/export': ['Export shared cards', '导出共享卡'],
  },
  jobs: {
    SHARE_CARD_EXPORT: ['Export shared cards', '导出共享卡'],
  },
} as const satisfies Area;
