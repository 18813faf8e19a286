import { inviteWalletUser, type Wallet } from '@console/contracts/wallets';
import { useShell } from '@console/remote-kit';
import { CallRefused, useOperation, usePageForm } from '@console/screens';
import { Button } from '@console/ui';
import { Field, TextInput } from '@console/ui/form';
import { Dialog } from '@console/ui/overlay';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../common/pool.module.css';

interface WalletInviteDialogProps {
  wallet: Pick<Wallet, 'id' | 'name'>;
  onDone: () => void;
  onClose: () => void;
}

export default function WalletInviteDialog({ wallet: { id, name }, onDone, onClose }: WalletInviteDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const formId = useId();
  const { progress, send } = useOperation(inviteWalletUser);
  const { bind, form } = usePageForm({ schema: inviteWalletUser.input, start: { walletId: id } });
  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    const { email, state } = sent.data;
    notify({ tone: 'ok', text: t(state === 'ACCEPTED' ? 'walletUser.linked' : 'walletUser.invited', { email }) });
    onDone();
    onClose();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('card.close')}</Button>
      <Button variant="primary" type="submit" form={formId} loading={progress.at === 'sending'}>
        {t('walletUser.invite')}
      </Button>
    </>
  );
  // What stands next to its field is not said twice.
  const failure = 'failure' in progress && progress.failure.fieldErrors.length === 0 ? progress.failure : null;
  return (
    <Dialog open title={t('walletUser.inviteTitle', { name })} onClose={onClose} actions={actions}>
      <form
        ref={bind}
        id={formId}
        noValidate
        className={classes.dialogForm}
        onSubmit={(event) => [event.preventDefault(), void save()]}
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
            onBlur={() => form.leave('email')}
          />
        </Field>
        {failure && <CallRefused failure={failure} />}
      </form>
    </Dialog>
  );
}
