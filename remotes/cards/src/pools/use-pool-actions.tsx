import { poolActions, type PoolAction, type ShareGroup } from '@console/contracts/cards';
import type { Wallet } from '@console/contracts/wallets';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { PoolKind } from './pool-kind';

/** Loaded with the first click on an action: most visits only look. */
const dialogs = {
  change: lazyComponent(() => import('./pool-change.dialog')),
  cancel: lazyComponent(() => import('./pool-cancel.dialog')),
};

const icons = {
  TOPUP: 'plus',
  WITHDRAW: 'swap',
  FREEZE: 'lock',
  UNFREEZE: 'unlock',
  CANCEL: 'close',
} as const;

interface Announced {
  /** The pool is not what the page shows. */
  onChanged: () => void;
  /** A job began that will change it. */
  onJob: (jobId: string) => void;
}

/** What can be done with a pool from its row or its page; a disabled action says why. */
export function usePoolActions<Pool extends ShareGroup | Wallet>(
  kind: PoolKind<Pool>,
  announced: Announced,
): { actionsOf: (pool: Pool) => RowAction[]; dialog: ReactNode } {
  const { t } = useTranslation();
  const { text, frozen, operations } = kind;
  const dialogState = useDialog('deed', { action: poolActions, pool: operations.CANCEL.output });
  const { open } = dialogState;
  const actionsOf = useCallback(
    (pool: Pool): RowAction[] =>
      poolActions.filter(shownFor(pool.status === frozen)).flatMap((actionName) => {
        const allowed = pool.allowedActions.find(({ action }) => action === actionName);
        if (!allowed) return [];
        return {
          key: actionName,
          icon: icons[actionName],
          label: t(actionName === 'CANCEL' ? `pool.CANCEL.${text}` : `pool.${actionName}`),
          onClick: () => open({ action: actionName, pool }),
          disabled: !allowed.enabled,
          danger: actionName === 'CANCEL',
          reason: allowed.reason && t(`pool.disabledReason.${allowed.reason}.${text}`),
        };
      }),
    [t, open, text, frozen],
  );
  const dialog = dialogState.show(({ action, pool }) => {
    const common = { kind, pool, ...announced, onClose: dialogState.close };
    return action === 'CANCEL' ? <dialogs.cancel {...common} /> : <dialogs.change {...common} action={action} />;
  });
  return { actionsOf, dialog };
}

/** One of freezing and unfreezing, as one button for both. */
const shownFor =
  (isFrozen: boolean) =>
  (action: PoolAction): boolean =>
    action !== (isFrozen ? 'FREEZE' : 'UNFREEZE');
