import { poolActions, type PoolAction, type ShareGroup } from '@console/contracts/cards';
import type { Wallet } from '@console/contracts/wallets';
import { lazyComponent } from '@console/remote-kit';
import { type RecordActions, useDialog, useJobEnd } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { groupKind, type PoolKind, walletKind } from './pool-kind';
import { useReasonText } from '../common/use-reason-text';

/** Loaded with the first action, because most visits only view. */
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

/** Actions on a pool, for rows and its page. */
const poolActionsOf = <Pool extends ShareGroup | Wallet>(kind: PoolKind<Pool>): RecordActions<Pool> => ({
  useActions: ({ reload }) => usePoolActions(kind, reload),
});

export const groupActions = poolActionsOf(groupKind);
export const walletActions = poolActionsOf(walletKind);

/** Pool actions differ from other actions: texts depend on the kind, and jobs change the pool after the dialog. */
function usePoolActions<Pool extends ShareGroup | Wallet>(kind: PoolKind<Pool>, reload: () => void) {
  const { t } = useTranslation();
  const reasonText = useReasonText();
  const { text, frozen, operations } = kind;
  const dialogState = useDialog('deed', { action: poolActions, pool: operations.CANCEL.output });
  const { open } = dialogState;
  const { watch } = useJobEnd(reload);
  const rowActions = useCallback(
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
          reason:
            allowed.reason &&
            t(`pool.disabledReason.${allowed.reason}.${text}`, { defaultValue: reasonText(allowed.reason) }),
        };
      }),
    [t, reasonText, open, text, frozen],
  );
  const dialog = dialogState.show(({ action, pool }) => {
    const common = { kind, pool, onChanged: reload, onJob: watch, onClose: dialogState.close };
    return action === 'CANCEL' ? <dialogs.cancel {...common} /> : <dialogs.change {...common} action={action} />;
  });
  return { rowActions, dialog };
}

/** Hides freeze for frozen pools and unfreeze for all others. */
const shownFor =
  (isFrozen: boolean) =>
  (action: PoolAction): boolean =>
    action !== (isFrozen ? 'FREEZE' : 'UNFREEZE');
