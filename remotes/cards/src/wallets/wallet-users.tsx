import { listWalletUsers, type Wallet } from '@console/contracts/wallets';
import { lazyComponent, useShell } from '@console/remote-kit';
import { CallFailed, useDialog, useRecord } from '@console/screens';
import { useCan } from '@console/session';
import { Button, Count, Empty, Skeleton, Surface, TextLink } from '@console/ui';
import { DataTable } from '@console/ui/table';
import { useTranslation } from 'react-i18next';
import { useReloadOn } from '../common/use-reload-on';
import { walletUsersHref } from './wallet-pages';
import { walletUserActions } from './wallet-user-actions';
import { useUserColumns } from './wallet-user-columns';

/** Loaded with the first invitation. */
const WalletInviteDialog = lazyComponent(() => import('./wallet-invite.dialog'));

interface WalletUsersProps {
  wallet: Wallet;
  turn: number;
  onChanged: () => void;
}

/** Users and pending invitations of a wallet. The list of wallet users also has removed users. */
export function WalletUsers({ wallet, turn, onChanged }: WalletUsersProps) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const mayInvite = useCan('cards.wallet-user.invite') && wallet.status !== 'CANCELLED';
  const { result, reload } = useRecord(listWalletUsers, {
    filter: { walletId: [wallet.id], state: ['INVITED', 'ACCEPTED', 'EXPIRED'] },
    pageSize: 200,
  });
  useReloadOn(turn, reload);
  const inviting = useDialog('invite', {});
  const { rowActions, dialog } = walletUserActions.useActions({ reload: onChanged });
  const columns = useUserColumns();
  const page = result.data;
  return (
    <Surface
      flush
      title={t('wallet.usersOf')}
      extra={page && <Count value={page.total} />}
      actions={
        <>
          <TextLink href={walletUsersHref(wallet.id)} onNavigate={navigate}>
            {t('wallet.allUsers')}
          </TextLink>
          {mayInvite && (
            <Button size="small" icon="plus" onClick={() => inviting.open({})}>
              {t('walletUser.invite')}
            </Button>
          )}
        </>
      }
    >
      {result.at === 'failed' && (
        <CallFailed title={t('walletUser.failed')} failure={result.failure} onRetry={() => reload()} />
      )}
      {result.at === 'loading' && !page && <Skeleton rows={3} />}
      {page && (
        <DataTable
          label={t('wallet.usersOf')}
          columns={columns}
          rows={page.list}
          rowKey={(user) => user.id}
          rowActions={rowActions}
          placeholder={<Empty title={t('wallet.noUsers')} />}
        />
      )}
      {dialog}
      {inviting.show(() => (
        <WalletInviteDialog wallet={wallet} onDone={onChanged} onClose={inviting.close} />
      ))}
    </Surface>
  );
}
