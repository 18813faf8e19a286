import { call, CallFailure } from '@console/api';
import { codes, languageOf, messageOf, queryCopyright, signIn } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { beginSession, sessionAtom } from '@console/session';
import { Button, Notice } from '@console/ui';
import { Field, PasswordInput, TextInput } from '@console/ui/form';
import { useAtomValue } from 'jotai/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useBoot } from '../boot/boot-context';
import { useDocumentTitle } from '../frame/use-document-title';
import { LanguageSwitch, ThemeSwitch } from '../preferences/switches';
import css from './sign-in.module.css';

type Progress = { at: 'idle' } | { at: 'sending' } | { at: 'refused'; message: string };

/** Sign-in: a refusal keeps the account, empties the password and says exactly what the server says. */
export default function SignIn() {
  const { t } = useTranslation();
  const { brand, isSandbox } = useBoot();
  const language = languageOf(currentLocale());
  useDocumentTitle(t('sign-in.title'));
  return (
    <main className={css.page} data-page="login" data-remote={`shell@${__VERSION__}`}>
      <div className={css.corner}>
        <LanguageSwitch withLabel />
        <ThemeSwitch />
      </div>
      <div className={css.centre}>
        <img className={css.logo} src={brand.logo} alt="" />
        <h1 className={css.title}>{t('sign-in.heading', { company: brand.companyName[language] })}</h1>
        <p className={css.label}>
          {brand.platformLabel[language]}
          {isSandbox && <span className={css.sandbox}>{t('frame.sandbox')}</span>}
        </p>
        <SignInForm />
      </div>
      <Copyright />
    </main>
  );
}

function SignInForm() {
  const { t } = useTranslation();
  const [loginName, setLoginName] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState<{ account: boolean; password: boolean }>({ account: false, password: false });
  const [progress, send] = useSignIn(() => setPassword(''));
  const form = useRef<HTMLFormElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const lacks = { account: loginName.trim() === '', password: password === '' };
    setMissing(lacks);
    if (lacks.account || lacks.password || progress.at === 'sending') return;
    if (!(await send({ loginName, password })))
      form.current?.querySelector<HTMLInputElement>('[type=password]')?.focus();
  };

  return (
    <form ref={form} className={css.card} onSubmit={(event) => void submit(event)} noValidate>
      <Expired />
      {progress.at === 'refused' && <Notice tone="bad">{progress.message}</Notice>}
      <Field required label={t('sign-in.account')} error={missing.account ? t('sign-in.account.missing') : undefined}>
        <TextInput value={loginName} onChange={setLoginName} autoComplete="username" autoFocus />
      </Field>
      <Field
        required
        label={t('sign-in.password')}
        error={missing.password ? t('sign-in.password.missing') : undefined}
      >
        <PasswordInput value={password} onChange={setPassword} autoComplete="current-password" />
      </Field>
      <Button variant="primary" size="large" type="submit" loading={progress.at === 'sending'} block>
        {t('sign-in.submit')}
      </Button>
    </form>
  );
}

function useSignIn(
  onRefused: () => void,
): [Progress, (input: { loginName: string; password: string }) => Promise<boolean>] {
  const [progress, setProgress] = useState<Progress>({ at: 'idle' });
  const send = async (input: { loginName: string; password: string }) => {
    setProgress({ at: 'sending' });
    try {
      beginSession(await call(signIn, input));
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setProgress({ at: 'refused', message: error.message });
      onRefused();
      return false;
    }
  };
  return [progress, send];
}

/** Someone whose session ended while they worked is told why they are here. */
function Expired() {
  const session = useAtomValue(sessionAtom);
  if (session.at !== 'out' || session.reason !== 'expired') return null;
  return <Notice tone="info">{messageOf(codes.signedOut, languageOf(currentLocale()))}</Notice>;
}

/** Not worth a message if it cannot be had. */
function Copyright() {
  const [words, setWords] = useState<{ en_US: string; zh_CN: string } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    call(queryCopyright, { website: location.origin }, { signal: stop.signal, background: true }).then(
      ({ copyright }) => setWords(copyright),
      () => undefined,
    );
    return () => stop.abort();
  }, []);
  return <footer className={css.copyright}>{words?.[languageOf(currentLocale())]}</footer>;
}
