import { CallFailure } from '@console/api';
import { codes, languageOf, messageOf, signIn, wrongProofs, type InputOf } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { beginSession, sessionAtom } from '@console/session';
import { Button, Notice, TextLink } from '@console/ui';
import { Field, PasswordInput, TextInput } from '@console/ui/form';
import { useAtomValue } from 'jotai/react';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../boot/boot-context';
import { useBrand } from '../boot/use-brand';
import { useNavigate } from '@console/remote-kit/router';
import { useDocumentTitle } from '../frame/use-document-title';
import { adoptLanguage } from '../preferences/preferences';
import { LanguageSwitch, ThemeSwitch } from '../preferences/switches';
import { callSolving } from '@console/remote-kit/call-solving';
import { Copyright } from '../public/copyright';
import { Refused } from '../public/refused';
import { keepsCookies } from './keeps-cookies';
import { BrandLogo } from '../frame/brand-logo';
import css from './sign-in.module.css';

type Progress = { at: 'idle' } | { at: 'sending' } | { at: 'refused'; failure: CallFailure };

/** Sign-in form. After a refusal it keeps the account, clears the password and shows the server's message. */
export default function SignIn() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { isSandbox } = useBoot();
  const brand = useBrand();
  const language = languageOf(currentLocale());
  useDocumentTitle(t('sign-in.title'));
  return (
    <main className={css.page} data-page="login" data-remote={`shell@${__VERSION__}`}>
      <div className={css.corner}>
        <LanguageSwitch withLabel />
        <ThemeSwitch />
      </div>
      <div className={css.centre}>
        <BrandLogo className={css.logo} />
        <h1 className={css.title}>{t('sign-in.heading', { company: brand.companyName[language] })}</h1>
        <p className={css.label}>
          {brand.platformLabel[language]}
          {isSandbox && <span className={css.sandbox}>{t('frame.sandbox')}</span>}
        </p>
        <SignInForm />
        <p className={css.below}>
          <TextLink href="/register" onNavigate={(href) => void navigate(href)}>
            {t('sign-in.register')}
          </TextLink>
        </p>
      </div>
      <Copyright />
    </main>
  );
}

function SignInForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const session = useAtomValue(sessionAtom);
  const [before] = useState(session.at === 'out' ? (session.loginName ?? '') : '');
  const [loginName, setLoginName] = useState(before);
  const [password, setPassword] = useState('');
  const [totp, setTotp] = useState('');
  const [missing, setMissing] = useState<{ account: boolean; password: boolean }>({ account: false, password: false });
  const [progress, send] = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  const { tokenStore } = useBoot();
  // A token is valid only together with its session's cookie.
  const [isBarred] = useState(() => tokenStore === 'memory' && !keepsCookies());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const lacks = { account: loginName.trim() === '', password: password === '' };
    setMissing(lacks);
    if (lacks.account || lacks.password) return;
    const refusal = await send({ loginName, password, ...(totp === '' ? {} : { totp }) });
    if (!refusal || refusal.code === codes.secondFactor) return;
    const token = tokenOf(refusal);
    if (token) return void navigate(`/firstTimeLogin?token=${encodeURIComponent(token)}`);
    setPassword('');
    form.current?.querySelector<HTMLInputElement>('[type=password]')?.focus();
  };

  return (
    <form ref={form} className={css.card} onSubmit={(event) => void submit(event)} noValidate>
      {isBarred ? <Notice tone="warn">{t('sign-in.cookies')}</Notice> : <WhyHere />}
      {progress.at === 'refused' && !missing.account && !missing.password && <Refused failure={progress.failure} />}
      <Field required label={t('sign-in.account')} error={missing.account ? t('sign-in.account.missing') : undefined}>
        <TextInput value={loginName} onChange={setLoginName} autoComplete="username" autoFocus={before === ''} />
      </Field>
      <Field
        required
        label={t('sign-in.password')}
        error={missing.password ? t('sign-in.password.missing') : undefined}
        extra={
          <TextLink href="/forgotpassword" onNavigate={(href) => void navigate(href)}>
            {t('sign-in.forgot')}
          </TextLink>
        }
      >
        <PasswordInput
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
          autoFocus={before !== ''}
        />
      </Field>
      {(totp !== '' || (progress.at === 'refused' && progress.failure.code === codes.secondFactor)) && (
        <Field required label={t('sign-in.totp')} hint={t('sign-in.totp.hint')}>
          <TextInput value={totp} onChange={setTotp} autoComplete="one-time-code" autoFocus />
        </Field>
      )}
      <Button
        variant="primary"
        size="large"
        type="submit"
        loading={progress.at === 'sending'}
        disabled={isBarred}
        block
      >
        {t('sign-in.submit')}
      </Button>
    </form>
  );
}

/** Returns the token for /firstTimeLogin. A refusal contains it if the user must first set a password. */
function tokenOf({ code, data }: CallFailure): string | null {
  if (code !== codes.passwordExpired || typeof data !== 'object' || !data || !('token' in data)) return null;
  return typeof data.token === 'string' ? data.token : null;
}

type SignInInput = Omit<InputOf<typeof signIn>, 'captcha'>;

/**
 * Returns a function that resolves with the refusal. It resolves with null after a sign-in, or if an attempt is already
 * pending.
 */
function useSignIn(): [Progress, (input: SignInInput) => Promise<CallFailure | null>] {
  const [progress, setProgress] = useState<Progress>({ at: 'idle' });
  const isSending = useRef(false);
  const send = async (input: SignInInput) => {
    if (isSending.current) return null;
    isSending.current = true;
    setProgress({ at: 'sending' });
    try {
      const signedIn = await callSolving(signIn, (captcha) => ({ ...input, captcha }));
      await adoptLanguage(signedIn.language);
      beginSession(signedIn);
      return null;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setProgress({ at: 'refused', failure: error });
      return error;
    } finally {
      isSending.current = false;
    }
  };
  return [progress, send];
}

/** Notice with the reason for being signed out, or the confirmation of a password change. */
function WhyHere() {
  const { t } = useTranslation();
  const session = useAtomValue(sessionAtom);
  if (session.at !== 'out') return null;
  if (session.reason === 'changed') return <Notice tone="ok">{t('sign-in.changed')}</Notice>;
  if (session.reason === 'idle') return <Notice tone="info">{t('sign-in.idle')}</Notice>;
  const language = languageOf(currentLocale());
  if (session.reason === 'unproven')
    return <Notice tone="info">{messageOf(codes.signedOut, language, { reason: wrongProofs })}</Notice>;
  if (session.reason !== 'expired') return null;
  return <Notice tone="info">{messageOf(codes.signedOut, language)}</Notice>;
}
