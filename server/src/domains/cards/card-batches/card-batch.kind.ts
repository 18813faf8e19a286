import { codes } from '@console/contracts';
import type { ItemsKind } from '../../../platform/jobs/job-kind';
import { Refusal } from '../../../platform/refusal';
import type { CardVault } from '../../../platform/vault/card-vault';
import { issueItem } from './issue-item.actions';
import { endWaiting, reopenFailed } from './settle-items.actions';

// Written by the call that began the job.
const batchOf = (params: unknown) => params as { batchNo: string };

/** Makes the cards of a batch one by one. What is not made gives back the money that was set aside for it. */
export const batchKind = (vault: CardVault, permission: string): ItemsKind => ({
  at: 'items',
  permission,
  work: ({ id }, params, context) => issueItem(id, batchOf(params), context, vault),
  undone: (targetIds, { db, failure, now }) => endWaiting(db, targetIds, { failure, now }),
  again: async (targets, _params, { db, now }) => {
    const ids = targets.map(({ id }) => id);
    // Somebody else tries some of them again already.
    if ((await reopenFailed(db, ids, now)) < ids.length)
      throw new Refusal(codes.transition, { data: { from: 'FAILED', to: 'WAITING', allowed: [] } });
  },
});
