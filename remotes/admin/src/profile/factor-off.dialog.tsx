import { disableSecondFactor } from '@console/contracts/profile';
import { useShell } from '@console/remote-kit';
import { CallRefused, useBusy, useForm, useOperation } from '@console/screens';
import { Notice } from '@console/ui';
import { Field, PasswordInput } from '@console/ui/form';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';

/** Turns off two-factor authentication. The password protects against misuse of an open browser. */
export default function FactorOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const { progress, send } = useOperation(disableSecondFactor);
  useBusy('password', progress.at === 'sending');
  const { bind, form } = useForm({ schema: disableSecondFactor.input, start: {} });
  const turnOff = async () => {
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    notify({ tone: 'ok', text: t('factor.isOff') });
    onClose();
  };
  return (
    <FormDialog
      title={t('factor.turnOff')}
      bind={bind}
      close={t('profile.cancel')}
      submit={{ label: t('factor.turnOff'), isSending: progress.at === 'sending', isDangerous: true }}
      onSubmit={turnOff}
      onClose={onClose}
    >
      <Notice tone="warn">{t('factor.offEffect')}</Notice>
      <Field required width="full" label={t('factor.password')} error={form.errorOf('password')}>
        <PasswordInput
          value={form.values.password ?? ''}
          onChange={(password) => form.set('password', password)}
          autoFocus
        />
      </Field>
      {'failure' in progress && progress.failure.fieldErrors.length === 0 && <CallRefused failure={progress.failure} />}
    </FormDialog>
  );
}
