import { enableSecondFactor, startSecondFactor } from '@console/contracts/profile';
import { CallRefused, failureOfWhole, useBusy, useForm, useOperation } from '@console/screens';
import { Button, CopyText, Notice, TextLink } from '@console/ui';
import { Field, PasswordInput, TextInput } from '@console/ui/form';
import { Dialog, FormDialog } from '@console/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './profile.module.css';
import { QrCode } from './qr-code';

type Step =
  { at: 'password' } | { at: 'secret'; secret: string; uri: string } | { at: 'codes'; recoveryCodes: string[] };

interface FactorSetupDialogProps {
  onClose: () => void;
  /** Called after the setup, when the recovery codes were shown. */
  onDone: () => void;
}

/** Setup in three steps: password, authenticator with a first code, recovery codes, which are shown only once. */
export default function FactorSetupDialog({ onClose, onDone }: FactorSetupDialogProps) {
  const [step, setStep] = useState<Step>({ at: 'password' });
  // Blocks hot swaps: the authenticator already has the secret, and the codes are shown only once.
  useBusy('secrets', step.at !== 'password');
  if (step.at === 'password')
    return <PasswordStep onClose={onClose} onNext={(made) => setStep({ at: 'secret', ...made })} />;
  if (step.at === 'secret')
    return <SecretStep {...step} onClose={onClose} onNext={(made) => setStep({ at: 'codes', ...made })} />;
  return <CodesStep recoveryCodes={step.recoveryCodes} onDone={onDone} />;
}

interface StepProps<Out> {
  onClose: () => void;
  onNext: (made: Out) => void;
}

function PasswordStep({ onClose, onNext }: StepProps<{ secret: string; uri: string }>) {
  const { t } = useTranslation();
  const { progress, send } = useOperation(startSecondFactor);
  const failure = failureOfWhole(progress);
  useBusy('password', progress.at === 'sending');
  const { bind, form } = useForm({ schema: startSecondFactor.input, start: {} });
  const next = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') onNext(sent.data);
  };
  return (
    <FormDialog
      title={t('factor.setup')}
      bind={bind}
      close={t('profile.cancel')}
      submit={{ label: t('factor.next'), isSending: progress.at === 'sending' }}
      onSubmit={next}
      onClose={onClose}
    >
      <Field required width="full" label={t('factor.password')} error={form.errorOf('password')}>
        <PasswordInput
          value={form.values.password ?? ''}
          onChange={(password) => form.set('password', password)}
          autoFocus
        />
      </Field>
      {failure && <CallRefused failure={failure} />}
    </FormDialog>
  );
}

type SecretStepProps = StepProps<{ recoveryCodes: string[] }> & { secret: string; uri: string };

function SecretStep({ secret, uri, onClose, onNext }: SecretStepProps) {
  const { t } = useTranslation();
  const { progress, send } = useOperation(enableSecondFactor);
  const failure = failureOfWhole(progress);
  const { bind, form } = useForm({ schema: enableSecondFactor.input, start: {} });
  const next = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') onNext(sent.data);
  };
  return (
    <FormDialog
      title={t('factor.setup')}
      bind={bind}
      close={t('profile.cancel')}
      submit={{ label: t('factor.turnOn'), isSending: progress.at === 'sending' }}
      onSubmit={next}
      onClose={onClose}
    >
      <p>{t('factor.scan')}</p>
      <QrCode text={uri} label={t('factor.qr')} />
      <p>{t('factor.enter')}</p>
      <CopyText text={secret.replace(/.{4}(?=.)/g, '$& ')} />
      <TextLink href={uri}>{t('factor.openHere')}</TextLink>
      <Field required width="full" label={t('factor.code')} error={form.errorOf('code')} hint={t('factor.codeHint')}>
        <TextInput
          value={form.values.code ?? ''}
          onChange={(code) => form.set('code', code.trim())}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
      </Field>
      {failure && <CallRefused failure={failure} />}
    </FormDialog>
  );
}

/** Recovery codes. Closing completes the setup, because the codes cannot be shown again. */
function CodesStep({ recoveryCodes, onDone }: { recoveryCodes: string[]; onDone: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      title={t('factor.codes')}
      onClose={onDone}
      actions={
        <Button variant="primary" onClick={onDone} autoFocus>
          {t('factor.stored')}
        </Button>
      }
    >
      <div className={classes.dialogForm}>
        <Notice tone="warn">{t('factor.codesAbout')}</Notice>
        <ul className={classes.codes} aria-label={t('factor.codes')}>
          {recoveryCodes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <CopyText text={recoveryCodes.join(' ')} />
      </div>
    </Dialog>
  );
}
