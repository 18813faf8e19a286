import {
  inviteWalletUser,
  removeWalletUser,
  type WalletUser,
  walletUser,
  type WalletUserAction,
  withdrawWalletInvitation,
} from '@console/contracts/wallets';
import { useShell } from '@console/remote-kit';
import { type ActionProps, CallRefused, currentOf, useStoredState, useOperation } from '@console/screens';
import { Button, Notice } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { WalletAccess } from './wallet-access';

/** What somebody may do in a wallet; a new link, the end of an invitation, or the end of their use of it. */
export default function WalletUserDialog({ action, ...about }: ActionProps<WalletUser, WalletUserAction>) {
  if (action === 'ACCESS') return <WalletAccess {...about} action={action} />;
  return <WalletMembership {...about} action={action} />;
}

type MembershipProps = ActionProps<WalletUser, Exclude<WalletUserAction, 'ACCESS'>>;

function WalletMembership({ action, record: user, onChanged, onClose }: MembershipProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const [version, setVersion] = useStoredState('version', walletUser.shape.version, () => user.version);
  const resend = useOperation(inviteWalletUser);
  const withdraw = useOperation(withdrawWalletInvitation);
  const remove = useOperation(removeWalletUser);
  const { email, wallet } = user;
  const { progress, save } = {
    RESEND: { ...resend, save: () => resend.send({ walletId: wallet.id, email }) },
    WITHDRAW: { ...withdraw, save: () => withdraw.send({ id: user.id, version }) },
    REMOVE: { ...remove, save: () => remove.send({ id: user.id, version }) },
  }[action];

  const run = async () => {
    const sent = await save();
    if (sent.at === 'done') {
      notify({ tone: 'ok', text: t(`walletUser.done.${action}`, { email }) });
      onChanged();
      onClose();
    }
    const current = sent.at === 'refused' ? currentOf(sent.failure, walletUser) : undefined;
    if (current) {
      setVersion(current.version);
      onChanged();
    }
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('card.close')}</Button>
      <Button
        variant={action === 'REMOVE' ? 'danger' : 'primary'}
        loading={progress.at === 'sending'}
        onClick={() => void run()}
      >
        {t(`walletUser.action.${action}`)}
      </Button>
    </>
  );
  return (
    <Dialog open title={t(`walletUser.title.${action}`, { email })} onClose={onClose} actions={actions}>
      <Notice tone={action === 'RESEND' ? 'info' : 'warn'}>
        {t(`walletUser.effect.${action}`, { wallet: wallet.name })}
      </Notice>
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </Dialog>
  );
}
