import type { Area, Catalogue } from '../area';
import * as cardBatches from './card-batch';
import * as cardFiles from './card-file';

const permissions: Catalogue = {
  'cards.card-batch.view': {
    name: { en_US: 'View card batches', zh_CN: '查看卡片批次' },
    pages: ['cards-balance-batch', 'cards-balance-batches'],
    risk: 'LOW',
  },
};

/** Operations, permissions and labels of card batches. */
export const cardBatchArea = {
  operations: [cardBatches, cardFiles],
  permissions,
  actions: {
    '/cardBatch/create': ['Create card batch', '批量创建卡片'],
    '/cardBatch/retry': ['Retry failed cards of a batch', '重试批次中失败的卡片'],
    '/cardBatch/export': ['Export batch result', '导出批次结果'],
  },
  objects: {
    cardBatch: ['Card batch', '卡片批次'],
  },
  jobs: {
    CARD_CREATE: ['Create cards', '创建卡片'],
    SHARE_CARD_CREATE: ['Create shared cards', '创建共享卡'],
    CARD_BATCH_EXPORT: ['Export batch result', '导出批次结果'],
  },
} as const satisfies Area;
