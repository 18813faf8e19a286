import type { InputOf, Operation, OutputOf } from '@console/contracts';
import {
  cancelGroupCards,
  cancelShareGroup,
  freezeShareGroup,
  type ShareGroup,
  topUpShareGroup,
  unfreezeShareGroup,
  withdrawShareGroup,
} from '@console/contracts/cards';
import {
  cancelWallet,
  cancelWalletCards,
  freezeWallet,
  topUpWallet,
  unfreezeWallet,
  type Wallet,
  withdrawWallet,
} from '@console/contracts/wallets';

type Transfer = InputOf<typeof topUpShareGroup>;
type Switch = InputOf<typeof freezeShareGroup>;
type End = InputOf<typeof cancelShareGroup>;
type EndOfCards = InputOf<typeof cancelGroupCards>;
type Job = OutputOf<typeof freezeShareGroup>['job'];

/** Differences between groups and wallets: operations and texts. */
export interface PoolKind<Pool extends ShareGroup | Wallet = ShareGroup | Wallet> {
  text: 'group' | 'wallet';
  frozen: Pool['status'];
  operations: {
    TOPUP: Operation<Transfer, Pool>;
    WITHDRAW: Operation<Transfer, Pool>;
    FREEZE: Operation<Switch, { record: Pool; job: Job }>;
    UNFREEZE: Operation<Switch, { record: Pool; job: Job }>;
    CANCEL: Operation<End, Pool>;
    CANCEL_CARDS: Operation<EndOfCards, NonNullable<Job>>;
  };
}

export const groupKind: PoolKind<ShareGroup> = {
  text: 'group',
  frozen: 'BLOCKED',
  operations: {
    TOPUP: topUpShareGroup,
    WITHDRAW: withdrawShareGroup,
    FREEZE: freezeShareGroup,
    UNFREEZE: unfreezeShareGroup,
    CANCEL: cancelShareGroup,
    CANCEL_CARDS: cancelGroupCards,
  },
};

export const walletKind: PoolKind<Wallet> = {
  text: 'wallet',
  frozen: 'FROZEN',
  operations: {
    TOPUP: topUpWallet,
    WITHDRAW: withdrawWallet,
    FREEZE: freezeWallet,
    UNFREEZE: unfreezeWallet,
    CANCEL: cancelWallet,
    CANCEL_CARDS: cancelWalletCards,
  },
};

/** Props of every dialog about a pool. */
export interface PoolDialogProps {
  kind: PoolKind;
  pool: Pick<ShareGroup, 'id' | 'version' | 'name' | 'currency' | 'available' | 'cards'>;
  /** Called when the page shows an outdated pool. */
  onChanged: () => void;
  /** Called after a job that changes the pool has started. */
  onJob: (jobId: string) => void;
  onClose: () => void;
}
