import { setWalletAccess, type WalletUser, walletUser } from '@console/contracts/wallets';
import { useShell } from '@console/remote-kit';
import { type ActionProps, CallRefused, currentOf, useOperation, usePageForm } from '@console/screens';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { accessOf, WalletAccessFields } from './wallet-access-fields';

/** What somebody may do in a wallet from now on. */
export function WalletAccess({ record: user, onChanged, onClose }: ActionProps<WalletUser, 'ACCESS'>) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const { progress, send } = useOperation(setWalletAccess);
  const { id, version, email, wallet } = user;
  const { bind, form } = usePageForm({ schema: setWalletAccess.input, start: { id, version, ...accessOf(user) } });
  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: t('walletUser.done.ACCESS', { email }) });
      onChanged();
      onClose();
    }
    const current = sent?.at === 'refused' ? currentOf(sent.failure, walletUser) : undefined;
    if (current) {
      form.set('version', current.version);
      onChanged();
    }
  };
  // What stands next to its field is not said twice.
  const failure = 'failure' in progress && progress.failure.fieldErrors.length === 0 ? progress.failure : null;
  return (
    <FormDialog
      title={t('walletUser.title.ACCESS', { email })}
      bind={bind}
      close={t('card.close')}
      submit={{ label: t('walletUser.saveAccess'), isSending: progress.at === 'sending' }}
      onSubmit={save}
      onClose={onClose}
    >
      <WalletAccessFields form={form} walletId={wallet.id} currency={wallet.currency} />
      {failure && <CallRefused failure={failure} />}
    </FormDialog>
  );
}
