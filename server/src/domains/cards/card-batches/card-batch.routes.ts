import {
  createCardBatch,
  exportCardBatch,
  inspectCardFile,
  listCardBatches,
  listCardBatchItems,
  readCardBatch,
  retryCardBatch,
} from '@console/contracts/cards';
import type { App } from '../../../platform/deps';
import { startExport } from '../../../platform/exports/start-export.actions';
import { mount } from '../../../platform/http/mount';
import { findBatches } from './batch-search.query';
import { cardBatchExport } from './card-batch.export';
import { findBatch, findItems, readBatch } from './card-batch.query';
import { createBatch } from './create-batch.actions';
import { inspectFile } from './plan-file.actions';
import { retryBatch } from './retry-batch.actions';

export function cardBatchRoutes(app: App): void {
  mount(app, createCardBatch, (draft, context) => createBatch(draft, context));
  mount(app, listCardBatches, (query, context) => findBatches(context, query));
  mount(app, inspectCardFile, (input, context) => inspectFile(input, context));
  mount(app, readCardBatch, ({ batchNo }, context) => readBatch(context, batchNo));
  mount(app, listCardBatchItems, async ({ batchNo, state }, context) => {
    const { id } = await findBatch(context, batchNo);
    return { list: await findItems(context, id, state) };
  });
  mount(app, retryCardBatch, (input, context) => retryBatch(input, context));
  mount(app, exportCardBatch, async ({ batchNo, format }, context) => {
    const about = { type: 'CARD_BATCH_EXPORT', action: exportCardBatch.path, dataset: cardBatchExport } as const;
    return startExport(about, { format, filter: { batchNo } }, context);
  });
}
