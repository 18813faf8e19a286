import { call } from '@console/api';
import { checkNewPassword, checkPasswordPermission, resetPassword, type OutputOf } from '@console/contracts';
import { Button, Notice, Spinner, TextLink } from '@console/ui';
import { Field, PasswordInput, TextInput } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../sign-in/sign-in.module.css';
import { PasswordDemands } from './password-demands';
import { PublicFrame } from './public-frame';
import { Refused } from './refused';
import { useGo } from './use-go';
import { byToken, type MailedLink, useMailedLink } from './use-mailed-link';
import { missing, useSubmit } from './use-submit';

type Permission = OutputOf<typeof checkPasswordPermission>;

/** Pages on which a mailed link sets a password. */
export type NewPasswordPage = 'resetPassword' | 'firstTimeLogin' | 'walletUserInvite';

/**
 * Form for a password reset, a first sign-in or an invitation. Only their texts differ: the link determines whose
 * password is set.
 */
export default function NewPassword({ page }: { page: NewPasswordPage }) {
  const { t } = useTranslation();
  const go = useGo();
  const check = useMailedLink(checkPasswordPermission, byToken);
  const [isDone, setDone] = useState(false);
  return (
    <PublicFrame page={page} title={t(`password.title.${page}`)}>
      {isDone ? (
        <div className={css.card}>
          <Notice tone="ok">{t('password.done')}</Notice>
        </div>
      ) : (
        <CheckedForm check={check} onDone={() => setDone(true)} />
      )}
      <p className={css.below}>
        <TextLink href="/login" onNavigate={go}>
          {t('public.to-sign-in')}
        </TextLink>
      </p>
    </PublicFrame>
  );
}

function CheckedForm({ check, onDone }: { check: MailedLink<Permission>; onDone: () => void }) {
  const { t } = useTranslation();
  const go = useGo();
  if (check.at === 'known') return <PasswordForm permission={check.data} onDone={onDone} />;
  return (
    <div className={css.card}>
      {check.at === 'asking' ? <Spinner size={20} /> : <Refused failure={check.failure} />}
      {check.at === 'refused' && (
        <>
          {!check.failure && <Notice tone="bad">{t('password.no-token')}</Notice>}
          <TextLink href="/forgotpassword" onNavigate={go}>
            {t('password.ask-again')}
          </TextLink>
        </>
      )}
    </div>
  );
}

function PasswordForm({ permission, onDone }: { permission: Permission; onDone: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirm] = useState('');
  const [nickname, setNickname] = useState('');
  const isInvited = permission.purpose === 'INVITATION';
  const { form, onSubmit, isSending, errorOf, failure } = useSubmit(
    () => [...(isInvited ? missing('nickname', nickname) : []), ...checkNewPassword({ password, confirmPassword })],
    async () => {
      const name = isInvited ? { nickname } : {};
      await call(resetPassword, { token: permission.token, ...name, password, confirmPassword });
      onDone();
    },
  );
  return (
    <form ref={form} className={css.card} onSubmit={onSubmit} noValidate>
      <Refused failure={failure} />
      <p className={css.text}>{t('password.for', { loginName: permission.loginName })}</p>
      {isInvited && (
        <Field required label={t('password.nickname')} error={errorOf('nickname')}>
          <TextInput value={nickname} onChange={setNickname} lengthMax={60} autoComplete="name" autoFocus />
        </Field>
      )}
      <Field
        required
        label={t('password.new')}
        error={errorOf('password')}
        hint={<PasswordDemands password={password} />}
      >
        <PasswordInput value={password} onChange={setPassword} autoComplete="new-password" autoFocus={!isInvited} />
      </Field>
      <Field required label={t('password.confirm')} error={errorOf('confirmPassword')}>
        <PasswordInput value={confirmPassword} onChange={setConfirm} autoComplete="new-password" />
      </Field>
      <Button variant="primary" size="large" type="submit" block loading={isSending}>
        {t('password.submit')}
      </Button>
    </form>
  );
}
