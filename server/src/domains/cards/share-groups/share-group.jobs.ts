import type { JobKinds } from '../../../platform/jobs/job-kind';
import { freezeItem, unfreezeItem } from '../pools/pool-switch.actions';
import { groupKind } from './share-group-kind.query';
import { shareGroupExport } from './share-group.export';

// Cast: the contract of the operation has parsed the parameters of the job.
const poolOf = (params: unknown) => params as { id: string };

/** Jobs of card groups, with their permissions. */
export const shareGroupJobs = {
  GROUP_EXPORT: { at: 'export', permission: 'cards.share-group.export', dataset: shareGroupExport },
  GROUP_FREEZE: {
    at: 'items',
    permission: 'cards.share-group.freeze',
    endsWithWhole: true,
    work: ({ id }, params, context) => freezeItem(groupKind, { id, poolId: poolOf(params).id }, context),
  },
  GROUP_UNFREEZE: {
    at: 'items',
    permission: 'cards.share-group.unfreeze',
    work: ({ id }, _params, context) => unfreezeItem(groupKind, id, context),
  },
} satisfies Partial<JobKinds>;
