import { inviteWalletUser, type Wallet } from '@console/contracts/wallets';
import { useShell } from '@console/remote-kit';
import { CallRefused, useOperation, usePageForm } from '@console/screens';
import { Field, TextInput } from '@console/ui/form';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { firstAccess, WalletAccessFields } from './wallet-access-fields';

interface WalletInviteDialogProps {
  wallet: Pick<Wallet, 'id' | 'name' | 'currency'>;
  onDone: () => void;
  onClose: () => void;
}

export default function WalletInviteDialog({
  wallet: { id, name, currency },
  onDone,
  onClose,
}: WalletInviteDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const { progress, send } = useOperation(inviteWalletUser);
  const { bind, form } = usePageForm({ schema: inviteWalletUser.input, start: { walletId: id, ...firstAccess } });
  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    const { email, state } = sent.data;
    notify({ tone: 'ok', text: t(state === 'ACCEPTED' ? 'walletUser.linked' : 'walletUser.invited', { email }) });
    onDone();
    onClose();
  };
  // What stands next to its field is not said twice.
  const failure = 'failure' in progress && progress.failure.fieldErrors.length === 0 ? progress.failure : null;
  return (
    <FormDialog
      title={t('walletUser.inviteTitle', { name })}
      bind={bind}
      close={t('card.close')}
      submit={{ label: t('walletUser.invite'), isSending: progress.at === 'sending' }}
      onSubmit={save}
      onClose={onClose}
    >
      <Field
        required
        width="full"
        label={t('walletUser.email')}
        hint={t('walletUser.inviteAbout')}
        error={form.errorOf('email')}
      >
        <TextInput
          type="email"
          value={form.values.email ?? ''}
          onChange={(email) => form.set('email', email.trim())}
          onBlur={() => form.touch('email')}
        />
      </Field>
      <WalletAccessFields form={form} walletId={id} currency={currency} />
      {failure && <CallRefused failure={failure} />}
    </FormDialog>
  );
}
