import { checkNewPassword, issuesOf, registerMerchant, registrationDraft, type FieldIssue } from '@console/contracts';
import { useLocation } from '@console/remote-kit/router';
import { Button, TextLink } from '@console/ui';
import { Checkbox, Field, PasswordInput, TextInput } from '@console/ui/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../sign-in/sign-in.module.css';
import { callSolving } from '@console/remote-kit/call-solving';
import { ConsentLinks, isAboutConsent, useConsent } from './consent';
import { PasswordDemands } from './password-demands';
import { PhoneField } from './phone-field';
import { PublicFrame } from './public-frame';
import { Refused } from './refused';
import { useGo } from './use-go';
import { missing, useSubmit } from './use-submit';

const empty = { username: '', areaCode: '', phone: '', email: '', password: '', confirmPassword: '', referralCode: '' };
type Typed = typeof empty;

/** Form for a merchant's registration; the mailed link submits it. */
export default function Register() {
  const { t } = useTranslation();
  const go = useGo();
  return (
    <PublicFrame page="register" title={t('register.title')}>
      <RegisterForm />
      <p className={css.below}>
        <TextLink href="/login" onNavigate={go}>
          {t('public.to-sign-in')}
        </TextLink>
      </p>
    </PublicFrame>
  );
}

function RegisterForm() {
  const { t } = useTranslation();
  const go = useGo();
  const page = new URLSearchParams(useLocation().search);
  const merchantNo = page.get('merchant') ?? '';
  const [typed, setTyped] = useState<Typed>({ ...empty, referralCode: page.get('code') ?? '' });
  const [agrees, setAgrees] = useState(false);
  const set = (field: keyof Typed) => (value: string) => setTyped({ ...typed, [field]: value });
  const consent = useConsent();
  const { form, onSubmit, isSending, errorOf, failure } = useSubmit(
    () => check(typed, agrees),
    async () => {
      try {
        await callSolving(registerMerchant, (captcha) => ({
          ...draftOf(typed),
          ...(merchantNo ? { merchantNo } : {}),
          agreementIds: consent.agreements.map(({ id }) => id),
          captcha,
        }));
      } catch (error) {
        // Another version took effect after the form was opened, so the applicant must accept it.
        if (isAboutConsent(error)) {
          setAgrees(false);
          consent.reload();
        }
        throw error;
      }
      go('/sendEmailSuccess?for=register');
    },
  );
  return (
    <form ref={form} className={css.card} onSubmit={onSubmit} noValidate>
      <Refused failure={failure} />
      <Field required label={t('register.username')} error={errorOf('username')}>
        <TextInput value={typed.username} onChange={set('username')} autoComplete="username" autoFocus />
      </Field>
      <PhoneField
        areaCode={typed.areaCode}
        phone={typed.phone}
        error={errorOf('areaCode') ?? errorOf('phone')}
        onChange={(phone) => setTyped({ ...typed, ...phone })}
      />
      <Field required label={t('register.email')} error={errorOf('email')}>
        <TextInput value={typed.email} onChange={set('email')} type="email" autoComplete="email" />
      </Field>
      <Field
        required
        label={t('register.password')}
        error={errorOf('password')}
        hint={<PasswordDemands password={typed.password} />}
      >
        <PasswordInput value={typed.password} onChange={set('password')} autoComplete="new-password" />
      </Field>
      <Field required label={t('password.confirm')} error={errorOf('confirmPassword')}>
        <PasswordInput value={typed.confirmPassword} onChange={set('confirmPassword')} autoComplete="new-password" />
      </Field>
      <Field label={t('register.referral')} error={errorOf('referralCode')}>
        <TextInput value={typed.referralCode} onChange={set('referralCode')} />
      </Field>
      <Field group required label={t('register.terms')} error={errorOf('agreesToTerms')}>
        <Checkbox checked={agrees} onChange={setAgrees}>
          {t('register.agree')}
        </Checkbox>
        <ConsentLinks consent={consent} />
      </Field>
      <Button variant="primary" size="large" type="submit" block loading={isSending}>
        {t('register.submit')}
      </Button>
    </form>
  );
}

const draftOf = ({ referralCode, ...typed }: Typed) => ({
  ...typed,
  phone: typed.phone.trim(),
  email: typed.email.trim(),
  website: location.origin,
  agreesToTerms: true as const,
  ...(referralCode.trim() === '' ? {} : { referralCode: referralCode.trim() }),
});

/** Reports empty fields as missing; other values must satisfy the contract and the rules for a new password. */
function check(typed: Typed, agrees: boolean): FieldIssue[] {
  const required = ['username', 'areaCode', 'phone', 'email', 'password', 'confirmPassword'] as const;
  const empties = required.flatMap((field) => missing(field, typed[field]));
  const parsed = registrationDraft.safeParse(draftOf(typed));
  const rest = [...(parsed.success ? [] : issuesOf(parsed.error)), ...checkNewPassword(typed)];
  return [...empties, ...rest, ...(agrees ? [] : [{ field: 'agreesToTerms', code: 'REQUIRED', params: {} }])];
}
