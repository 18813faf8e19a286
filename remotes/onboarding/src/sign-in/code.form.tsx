import { signInBy } from '@console/api';
import { mailWaitSeconds } from '@console/contracts';
import { onboardingCode, verifyOnboardingEmail } from '@console/contracts/onboarding';
import { usePage } from '@console/remote-kit';
import { solving } from '@console/remote-kit/call-solving';
import { useLocation } from '@console/remote-kit/router';
import { useForm } from '@console/screens';
import { Button, Notice, TextLink } from '@console/ui';
import { Field, TextInput } from '@console/ui/form';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowPage } from '../common/flow-page';
import css from '../common/flow-page.module.css';
import { Refused } from '../common/refused';
import { usePublicCall } from '../common/use-public-call';

export default function CodePage() {
  const { t } = useTranslation();
  const { shell } = usePage();
  const reference = new URLSearchParams(useLocation().search).get('reference');
  return (
    <FlowPage step={2} title={t('code.title')} description={t('code.description')}>
      {reference ? <CodeForm reference={reference} /> : <Notice tone="bad">{t('code.no-reference')}</Notice>}
      {reference && <p className={css.below}>{t('code.wait', { minutes: mailWaitSeconds / 60 })}</p>}
      <p className={css.below}>
        <TextLink href="/onboardingSimpleLogin" onNavigate={(href) => shell.navigate(href)}>
          {t('code.again')}
        </TextLink>
      </p>
    </FlowPage>
  );
}

function CodeForm({ reference }: { reference: string }) {
  const { t } = useTranslation();
  const { bind, form } = useForm({ schema: onboardingCode, start: {} });
  const { progress, send } = usePublicCall(({ code }: { code: string }) =>
    solving((captcha) => signInBy(verifyOnboardingEmail, { reference, code, captcha }, 'self-onboarding')),
  );
  // No navigation here: the shell opens the next step after sign-in.
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit(send);
  };
  return (
    <form ref={bind} className={css.form} noValidate onSubmit={submit}>
      {'failure' in progress && <Refused failure={progress.failure} />}
      <Field required label={t('code.label')} error={form.errorOf('code')} hint={t('code.hint')}>
        <TextInput
          autoComplete="one-time-code"
          autoFocus
          value={form.values.code ?? ''}
          onChange={(code) => form.set('code', code)}
        />
      </Field>
      <Button variant="primary" size="large" type="submit" block loading={progress.at === 'sending'}>
        {t('code.submit')}
      </Button>
    </form>
  );
}
