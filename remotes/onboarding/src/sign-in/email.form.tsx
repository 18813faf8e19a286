import { messageOf } from '@console/api';
import { codes } from '@console/contracts';
import { onboardingEmail, sendOnboardingCode } from '@console/contracts/onboarding';
import { usePage } from '@console/remote-kit';
import { callSolving } from '@console/remote-kit/call-solving';
import { useForm, useLanguage } from '@console/screens';
import { onboardingSessionAtom } from '@console/session';
import { Button, Notice } from '@console/ui';
import { Field, TextInput } from '@console/ui/form';
import { useAtomValue } from 'jotai/react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FlowPage } from '../common/flow-page';
import css from '../common/flow-page.module.css';
import { Refused } from '../common/refused';
import { usePublicCall } from '../common/use-public-call';

export default function EmailPage() {
  const { t } = useTranslation();
  return (
    <FlowPage step={1} title={t('email.title')} description={t('email.description')}>
      <EmailForm />
    </FlowPage>
  );
}

function EmailForm() {
  const { t } = useTranslation();
  const { shell } = usePage();
  const { bind, form } = useForm({ schema: onboardingEmail, start: {} });
  const { progress, send } = usePublicCall(({ email }: { email: string }) =>
    callSolving(sendOnboardingCode, (captcha) => ({ email, website: location.origin, captcha })),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const sent = await form.submit(send);
    if (sent?.at !== 'done') return;
    shell.navigate(`/onboardingVerifyEmail?reference=${encodeURIComponent(sent.data.reference)}`);
  };
  return (
    <form ref={bind} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <Expired />
      {'failure' in progress && <Refused failure={progress.failure} />}
      <Field required label={t('email.label')} error={form.errorOf('email')}>
        <TextInput
          type="email"
          autoComplete="email"
          autoFocus
          value={form.values.email ?? ''}
          onChange={(email) => form.set('email', email)}
        />
      </Field>
      <Button variant="primary" size="large" type="submit" block loading={progress.at === 'sending'}>
        {t('email.submit')}
      </Button>
    </form>
  );
}

/** Reason for a session that ended. */
function Expired() {
  const session = useAtomValue(onboardingSessionAtom);
  const { t } = useTranslation();
  const language = useLanguage();
  if (session.at !== 'out') return null;
  if (session.reason === 'idle') return <Notice tone="info">{t('email.idle')}</Notice>;
  if (session.reason !== 'expired') return null;
  return <Notice tone="info">{messageOf(codes.signedOut, language)}</Notice>;
}
