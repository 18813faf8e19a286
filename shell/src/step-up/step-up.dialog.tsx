import { call } from '@console/api';
import { stepUp, type StepUpNeed } from '@console/contracts';
import { Field, PasswordInput, TextInput } from '@console/ui/form';
import { FormDialog } from '@console/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Refused } from '../public/refused';
import { useSubmit } from '../public/use-submit';

interface StepUpDialogProps extends StepUpNeed {
  onAnswer: (isProven: boolean) => void;
}

/** Dialog above the form that required the authentication; the form waits and keeps its input. */
export default function StepUpDialog({ by, onAnswer }: StepUpDialogProps) {
  const { t } = useTranslation();
  const [proof, setProof] = useState('');
  const { form, onSubmit, isSending, errorOf, failure } = useSubmit(
    () => (proof === '' ? [{ field: 'proof', code: 'REQUIRED', params: {} }] : []),
    async () => {
      await call(stepUp, { proof });
      onAnswer(true);
    },
  );
  const field = { value: proof, onChange: setProof, autoFocus: true };
  return (
    <FormDialog
      title={t('step-up.title')}
      bind={form}
      close={t('step-up.cancel')}
      submit={{ label: t('step-up.confirm'), isSending }}
      onSubmit={onSubmit}
      onClose={() => onAnswer(false)}
    >
      <p>{t('step-up.about')}</p>
      <Refused failure={failure} />
      <Field required width="full" label={t(`step-up.${by}`)} error={errorOf('proof')}>
        {by === 'password' ? (
          <PasswordInput {...field} autoComplete="current-password" />
        ) : (
          <TextInput {...field} autoComplete="one-time-code" />
        )}
      </Field>
    </FormDialog>
  );
}
