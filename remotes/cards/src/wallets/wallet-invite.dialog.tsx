import { inviteWalletUser, type Wallet } from '@console/contracts/wallets';
import { ActionDialog, fieldsOf } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { firstAccess, WalletAccessFields } from './wallet-access-fields';

interface WalletInviteDialogProps {
  wallet: Pick<Wallet, 'id' | 'name' | 'currency'>;
  onDone: () => void;
  onClose: () => void;
}

const fields = fieldsOf(inviteWalletUser.input, 'walletUser');

export default function WalletInviteDialog({ wallet, onDone, onClose }: WalletInviteDialogProps) {
  const { t } = useTranslation();
  const { id, name, currency } = wallet;
  return (
    <ActionDialog
      title={t('walletUser.inviteTitle', { name })}
      operation={inviteWalletUser}
      start={{ walletId: id, ...firstAccess }}
      submit={{ label: t('walletUser.invite') }}
      close={t('card.close')}
      done={({ email, state }) => t(state === 'ACCEPTED' ? 'walletUser.linked' : 'walletUser.invited', { email })}
      onDone={onDone}
      onClose={onClose}
    >
      {(form) => (
        <>
          <fields.Text name="email" type="email" width="full" hint={t('walletUser.inviteAbout')} />
          <WalletAccessFields form={form} walletId={id} currency={currency} />
        </>
      )}
    </ActionDialog>
  );
}
