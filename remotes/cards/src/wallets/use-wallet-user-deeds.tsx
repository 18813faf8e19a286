import { type WalletUser, walletUser, walletUserDeeds } from '@console/contracts/wallets';
import { later } from '@console/remote-kit';
import { useOpened } from '@console/screens';
import type { RowAction } from '@console/ui/table';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Loaded with the first click on a deed: most visits only look. */
const WalletUserDialog = later(() => import('./wallet-user.dialog'));

const WalletAccessDialog = later(() => import('./wallet-access.dialog'));

const asked = { deed: walletUserDeeds, user: walletUser } as const;

const icons = { ACCESS: 'sliders', RESEND: 'refresh', WITHDRAW: 'close', REMOVE: 'close' } as const;

/** What can be done with the user of a wallet from its row. */
export function useWalletUserDeeds(onChanged: () => void): {
  actionsOf: (user: WalletUser) => RowAction[];
  dialog: ReactNode;
} {
  const { t } = useTranslation();
  const opened = useOpened('user deed', asked);
  const { open } = opened;
  const actionsOf = useCallback(
    (user: WalletUser): RowAction[] =>
      walletUserDeeds.flatMap((deed) => {
        const allowed = user.allowedActions.find(({ action }) => action === deed);
        if (!allowed) return [];
        return {
          key: deed,
          icon: icons[deed],
          label: t(`walletUser.${deed}`),
          danger: deed === 'REMOVE',
          onClick: () => open({ deed, user }),
          disabled: !allowed.enabled,
          reason: allowed.reason && t(`walletUser.obstacle.${allowed.reason}`),
        };
      }),
    [t, open],
  );
  const dialog = opened.show(({ deed, user }) =>
    deed === 'ACCESS' ? (
      <WalletAccessDialog user={user} onChanged={onChanged} onClose={opened.close} />
    ) : (
      <WalletUserDialog deed={deed} user={user} onChanged={onChanged} onClose={opened.close} />
    ),
  );
  return { actionsOf, dialog };
}
