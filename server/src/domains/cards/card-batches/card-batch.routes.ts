import { codes } from '@console/contracts';
import {
  createCardBatch,
  exportCardBatch,
  inspectCardFile,
  listCardBatches,
  listCardBatchItems,
  readCardBatch,
  retryCardBatch,
} from '@console/contracts/cards';
import type { Job } from '@console/contracts/jobs';
import type { App } from '../../../platform/deps';
import { startExport } from '../../../platform/exports/start-export.actions';
import { startJob } from '../../../platform/jobs/start-job.actions';
import { mount, type SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { findFailed, reopenFailed, targetIdOf } from './batch-item.store';
import { pageOf } from './batch-page.rules';
import { findBatches } from './batch-search.query';
import { cardBatchExport } from './card-batch.export';
import { findBatch, findItems, readBatch } from './card-batch.query';
import { createBatch } from './create-batch.actions';
import { inspectFile } from './plan-file.actions';

export function cardBatchRoutes(app: App): void {
  mount(app, createCardBatch, (draft, context) => createBatch(draft, context));
  mount(app, listCardBatches, (query, context) => findBatches(context, query));
  mount(app, inspectCardFile, (input, context) => inspectFile(input, context));
  mount(app, readCardBatch, ({ batchNo }, context) => readBatch(context, batchNo));
  mount(app, listCardBatchItems, async ({ batchNo, state }, context) => {
    const { id } = await findBatch(context, batchNo);
    return { list: await findItems(context, id, state) };
  });
  mount(app, retryCardBatch, ({ batchNo }, context) => retryBatch(batchNo, context));
  mount(app, exportCardBatch, async ({ batchNo, format }, context) => {
    const about = { type: 'CARD_BATCH_EXPORT', action: exportCardBatch.path, dataset: cardBatchExport } as const;
    return startExport(about, { format, filter: { batchNo } }, context);
  });
}

/** Whatever failed, in whichever job, and whether it was the console or the channel that refused it. */
async function retryBatch(batchNo: string, context: SignedInContext): Promise<Job> {
  const { id, draft } = await findBatch(context, batchNo);
  const isShared = draft !== null && 'poolId' in draft;
  const failed = await findFailed(context.db, id);
  const targets = failed.map((item) => ({ id: targetIdOf(item), label: item.alias, version: null }));
  const ids = targets.map((target) => target.id);
  if (ids.length === 0 || (await reopenFailed(context.db, ids, context.now)) < ids.length)
    throw new Refusal(codes.transition, { data: { from: 'DONE', to: 'RUNNING', allowed: [] } });
  const params = { batchNo, page: pageOf(batchNo) };
  return startJob(
    { type: isShared ? 'SHARE_CARD_CREATE' : 'CARD_CREATE', action: retryCardBatch.path, params, targets },
    context,
  );
}
