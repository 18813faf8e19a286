import { type WalletUser, walletUser, walletUserActions } from '@console/contracts/wallets';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Loaded with the first click on an action: most visits only look. */
const WalletUserDialog = lazyComponent(() => import('./wallet-user.dialog'));

const WalletAccessDialog = lazyComponent(() => import('./wallet-access.dialog'));

const dialogShape = { action: walletUserActions, user: walletUser } as const;

const icons = { ACCESS: 'sliders', RESEND: 'mail', WITHDRAW: 'close', REMOVE: 'close' } as const;

/** What can be done with the user of a wallet from its row. */
export function useWalletUserActions(onChanged: () => void): {
  actionsOf: (user: WalletUser) => RowAction[];
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const dialogState = useDialog('user deed', dialogShape);
  const { open } = dialogState;
  const actionsOf = useCallback(
    (user: WalletUser): RowAction[] =>
      walletUserActions.flatMap((actionName) => {
        const allowed = user.allowedActions.find(({ action }) => action === actionName);
        if (!allowed) return [];
        return {
          key: actionName,
          icon: icons[actionName],
          label: t(`walletUser.${actionName}`),
          danger: actionName === 'REMOVE',
          onClick: () => open({ action: actionName, user }),
          disabled: !allowed.enabled,
          reason: allowed.reason && t(`walletUser.disabledReason.${allowed.reason}`),
        };
      }),
    [t, open],
  );
  const dialog = dialogState.show(({ action, user }) =>
    action === 'ACCESS' ? (
      <WalletAccessDialog user={user} onChanged={onChanged} onClose={dialogState.close} />
    ) : (
      <WalletUserDialog action={action} user={user} onChanged={onChanged} onClose={dialogState.close} />
    ),
  );
  return { actionsOf, dialog };
}
