import { checkPasswordPermission, mailedCode } from '@console/contracts';
import { callSolving } from '@console/remote-kit/call-solving';
import { useLocation, useNavigate } from '@console/remote-kit/router';
import { Button, Notice, TextLink } from '@console/ui';
import { Field, TextInput } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../sign-in/sign-in.module.css';
import { PublicFrame } from './public-frame';
import { Refused } from './refused';
import { useGo } from './use-go';
import { useSubmit } from './use-submit';

/** Form for the mailed code that allows setting a password. */
export default function CodePage() {
  const { t } = useTranslation();
  const go = useGo();
  const reference = new URLSearchParams(useLocation().search).get('reference');
  return (
    <PublicFrame page="vaildatecode" title={t('code.title')}>
      {reference ? (
        <CodeForm reference={reference} />
      ) : (
        <div className={css.card}>
          <Notice tone="bad">{t('code.no-reference')}</Notice>
        </div>
      )}
      <p className={css.below}>
        <TextLink href="/forgotpassword" onNavigate={go}>
          {t('code.again')}
        </TextLink>
      </p>
    </PublicFrame>
  );
}

function CodeForm({ reference }: { reference: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const { form, onSubmit, isSending, errorOf, failure } = useSubmit(
    () => (mailedCode.safeParse(code).success ? [] : [{ field: 'code', code: 'WRONG_CODE', params: {} }]),
    async () => {
      const { token } = await callSolving(checkPasswordPermission, (captcha) => ({ reference, code, captcha }));
      await navigate(`/resetPassword?token=${encodeURIComponent(token)}`, { replace: true });
    },
  );
  return (
    <form ref={form} className={css.card} onSubmit={onSubmit} noValidate>
      <Refused failure={failure} />
      <Field required label={t('code.label')} error={errorOf('code')} hint={t('code.hint')}>
        <TextInput value={code} onChange={setCode} autoComplete="one-time-code" autoFocus />
      </Field>
      <Button variant="primary" size="large" type="submit" block loading={isSending}>
        {t('code.submit')}
      </Button>
    </form>
  );
}
