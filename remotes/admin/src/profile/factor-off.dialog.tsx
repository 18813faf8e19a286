import { disableSecondFactor } from '@console/contracts/profile';
import { useShell } from '@console/remote-kit';
import { CallRefused, useBusy, useForm, useOperation } from '@console/screens';
import { Button, Notice } from '@console/ui';
import { Field, PasswordInput } from '@console/ui/form';
import { Dialog } from '@console/ui/overlay';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './profile.module.css';

/** The password proves that it is not just somebody at an open browser. */
export default function FactorOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const formId = useId();
  const { progress, send } = useOperation(disableSecondFactor);
  useBusy('password', progress.at === 'sending');
  const { bind, form } = useForm({ schema: disableSecondFactor.input, start: {} });
  const turnOff = async () => {
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    notify({ tone: 'ok', text: t('factor.isOff') });
    onClose();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('profile.cancel')}</Button>
      <Button variant="danger" type="submit" form={formId} loading={progress.at === 'sending'}>
        {t('factor.turnOff')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('factor.turnOff')} onClose={onClose} actions={actions}>
      <form
        ref={bind}
        id={formId}
        noValidate
        className={classes.dialogForm}
        onSubmit={(event) => [event.preventDefault(), void turnOff()]}
      >
        <Notice tone="warn">{t('factor.offEffect')}</Notice>
        <Field required width="full" label={t('factor.password')} error={form.errorOf('password')}>
          <PasswordInput
            value={form.values.password ?? ''}
            onChange={(password) => form.set('password', password)}
            autoFocus
          />
        </Field>
        {'failure' in progress && progress.failure.fieldErrors.length === 0 && (
          <CallRefused failure={progress.failure} />
        )}
      </form>
    </Dialog>
  );
}
