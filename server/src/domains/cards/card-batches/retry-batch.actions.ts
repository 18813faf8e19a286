import { codes, type InputOf } from '@console/contracts';
import { retryCardBatch } from '@console/contracts/cards';
import type { Job } from '@console/contracts/jobs';
import { startJob } from '../../../platform/jobs/start-job.actions';
import type { SignedInContext } from '../../../platform/http/mount';
import { Refusal } from '../../../platform/refusal';
import { findFailed } from './batch-item.store';
import { findBatch } from './card-batch.query';
import { pageOf, targetIdOf } from './card-batch.rules';
import { reopenFailed } from './settle-items.actions';

/** Retries the failed cards of all jobs of a batch, whether the console or the channel refused them. */
export async function retryBatch(
  { batchNo, cardId }: InputOf<typeof retryCardBatch>,
  context: SignedInContext,
): Promise<Job> {
  const { id, draft } = await findBatch(context, batchNo);
  const isShared = draft !== null && 'poolId' in draft;
  const items = await findFailed(context.db, id);
  const failed = cardId === undefined ? items : items.filter((item) => item.cardId === cardId);
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
