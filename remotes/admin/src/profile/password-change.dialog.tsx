import { checkNewPassword, codes, fieldMessageOf, updatePassword, type InputOf } from '@console/contracts';
import '@console/contracts/platform/messages';
import { solutionOf } from '@console/remote-kit/solve';
import { CallRefused, failureOfWhole, type Form, useBusy, useForm, useLanguage, useOperation } from '@console/screens';
import { endSessionHere, sessionAtom } from '@console/session';
import { Notice } from '@console/ui';
import { Field, PasswordInput, TextInput } from '@console/ui/form';
import { FormDialog } from '@console/ui/overlay';
import { useAtomValue } from 'jotai/react';
import { useTranslation } from 'react-i18next';

type Draft = InputOf<typeof updatePassword>;

/** Changes the password. Requires the current password and ends all sessions, including this one. */
export default function PasswordChangeDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const session = useAtomValue(sessionAtom);
  const loginName = session.at === 'in' ? session.user.loginName : '';
  const { progress, send } = useOperation(updatePassword);
  const failure = failureOfWhole(progress);
  useBusy('password', progress.at === 'sending');
  const { bind, form } = useForm({
    schema: updatePassword.input,
    start: { loginName },
    rules: ({ password = '', confirmPassword = '', oldPassword }) =>
      checkNewPassword({ password, confirmPassword, oldPassword }),
  });
  const code = 'failure' in progress ? progress.failure.code : null;

  const save = async () => {
    const sent = await form.submit(async (draft) => {
      const first = await send(draft);
      const captcha = first.at === 'refused' ? await solutionOf(first.failure) : null;
      return captcha ? send({ ...draft, captcha }) : first;
    });
    if (sent?.at !== 'done') return;
    onClose();
    endSessionHere('changed');
  };
  return (
    <FormDialog
      title={t('password.change')}
      bind={bind}
      close={t('profile.cancel')}
      submit={{ label: t('password.submit'), isSending: progress.at === 'sending' }}
      onSubmit={save}
      onClose={onClose}
    >
      <Notice>{t('password.effect')}</Notice>
      <PasswordFields form={form} isOldWrong={code === codes.signInFailed} asksCode={code === codes.secondFactor} />
      {failure && code !== codes.signInFailed && <CallRefused failure={failure} />}
    </FormDialog>
  );
}

interface PasswordFieldsProps {
  form: Form<Draft>;
  isOldWrong: boolean;
  asksCode: boolean;
}

function PasswordFields({ form: { values, set, touch, errorOf }, isOldWrong, asksCode }: PasswordFieldsProps) {
  const { t } = useTranslation();
  const wrong = fieldMessageOf({ field: 'oldPassword', code: 'WRONG_PASSWORD', params: {} }, useLanguage());
  const input = (name: 'oldPassword' | 'password' | 'confirmPassword') => ({
    value: values[name] ?? '',
    onChange: (value: string) => set(name, value),
    onBlur: () => touch(name),
  });
  return (
    <>
      <Field required width="full" label={t('password.old')} error={isOldWrong ? wrong : errorOf('oldPassword')}>
        <PasswordInput {...input('oldPassword')} autoComplete="current-password" />
      </Field>
      <Field required width="full" label={t('password.new')} error={errorOf('password')} hint={t('password.rule')}>
        <PasswordInput {...input('password')} autoComplete="new-password" />
      </Field>
      <Field required width="full" label={t('password.confirm')} error={errorOf('confirmPassword')}>
        <PasswordInput {...input('confirmPassword')} autoComplete="new-password" />
      </Field>
      {(asksCode || values.totp) && (
        <Field required width="full" label={t('factor.code')} error={errorOf('totp')} hint={t('factor.codeOrRecovery')}>
          <TextInput value={values.totp ?? ''} onChange={(totp) => set('totp', totp)} autoComplete="one-time-code" />
        </Field>
      )}
    </>
  );
}
