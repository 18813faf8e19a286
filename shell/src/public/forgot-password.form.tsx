import { sendResetCode, sendResetEmail } from '@console/contracts';
import { Button, TextLink } from '@console/ui';
import { Field, TextInput } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../sign-in/sign-in.module.css';
import { callSolving } from '@console/remote-kit/call-solving';
import { PublicFrame } from './public-frame';
import { Refused } from './refused';
import { useGo } from './use-go';
import { missing, useSubmit } from './use-submit';

/** Form that requests a link or a code by mail. The response does not reveal whether the account exists. */
export default function ForgotPassword() {
  const { t } = useTranslation();
  const go = useGo();
  const [account, setAccount] = useState('');
  const [way, setWay] = useState<'link' | 'code'>('link');
  const { form, onSubmit, isSending, errorOf, failure } = useSubmit(
    () => missing('account', account),
    async () => {
      if (way === 'link') {
        await callSolving(sendResetEmail, (captcha) => ({ account, captcha }));
        return go('/sendEmailSuccess');
      }
      const { reference } = await callSolving(sendResetCode, (captcha) => ({ account, captcha }));
      go(`/vaildatecode?reference=${encodeURIComponent(reference)}`);
    },
  );
  return (
    <PublicFrame page="forgotpassword" title={t('password.forgot.title')}>
      <form ref={form} className={css.card} onSubmit={onSubmit} noValidate>
        <Refused failure={failure} />
        <Field required label={t('password.forgot.account')} error={errorOf('account')}>
          <TextInput value={account} onChange={setAccount} autoComplete="username" autoFocus />
        </Field>
        <Button
          variant="primary"
          size="large"
          type="submit"
          block
          loading={isSending && way === 'link'}
          onClick={() => setWay('link')}
        >
          {t('password.forgot.link')}
        </Button>
        <Button size="large" type="submit" block loading={isSending && way === 'code'} onClick={() => setWay('code')}>
          {t('password.forgot.code')}
        </Button>
      </form>
      <p className={css.below}>
        <TextLink href="/login" onNavigate={go}>
          {t('public.to-sign-in')}
        </TextLink>
      </p>
    </PublicFrame>
  );
}
