import type { JobKinds } from '../../../platform/jobs/job-kind';
import { freezeItem, unfreezeItem } from '../pools/pool-switch.actions';
import { walletKind } from './wallet-kind.query';
import { walletExport } from './wallet.export';

// Cast: the contract of the operation has parsed the parameters of the job.
const poolOf = (params: unknown) => params as { id: string };

/** Jobs of wallets, with their permissions. */
export const walletJobs = {
  WALLET_EXPORT: { at: 'export', permission: 'cards.wallet.export', dataset: walletExport },
  WALLET_FREEZE: {
    at: 'items',
    permission: 'cards.wallet.freeze',
    endsWithWhole: true,
    work: ({ id }, params, context) => freezeItem(walletKind, { id, poolId: poolOf(params).id }, context),
  },
  WALLET_UNFREEZE: {
    at: 'items',
    permission: 'cards.wallet.unfreeze',
    work: ({ id }, _params, context) => unfreezeItem(walletKind, id, context),
  },
} satisfies Partial<JobKinds>;
