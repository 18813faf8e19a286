import { codes } from '@console/contracts';
import type { ItemsKind } from '../../../platform/jobs/job-kind';
import { Refusal } from '../../../platform/refusal';
import type { CardVault } from '../../../platform/vault/card-vault';
import { issueItem } from './issue-item.actions';
import { endWaiting, reopenFailed } from './settle-items.actions';

// The call that started the job wrote the parameters.
const batchOf = (params: unknown) => params as { batchNo: string };

/** Creates the cards of a batch one by one. The hold of cards that are not created is released. */
export const batchKind = (vault: CardVault, permission: string): ItemsKind => ({
  at: 'items',
  permission,
  work: ({ id }, params, context) => issueItem(id, batchOf(params), context, vault),
  undone: (targetIds, { db, failure, now }) => endWaiting(db, targetIds, { failure, now }),
  again: async (targets, _params, { db, now }) => {
    const ids = targets.map(({ id }) => id);
    // Another job retries some of them already.
    if ((await reopenFailed(db, ids, now)) < ids.length)
      throw new Refusal(codes.transition, { data: { from: 'FAILED', to: 'WAITING', allowed: [] } });
  },
});
