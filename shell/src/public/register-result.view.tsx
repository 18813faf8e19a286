import { call, CallFailure } from '@console/api';
import { verifyRegistration, type OutputOf } from '@console/contracts';
import { useLocation } from '@console/remote-kit/router';
import { Notice, Spinner, TextLink, type NoticeTone } from '@console/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from '../sign-in/sign-in.module.css';
import { PublicFrame } from './public-frame';
import { Refused } from './refused';
import { useGo } from './use-go';

type Registration = OutputOf<typeof verifyRegistration>;
type Result =
  { at: 'asking' } | { at: 'refused'; failure: CallFailure | null } | { at: 'known'; registration: Registration };

const tones: Record<Registration['state'], NoticeTone> = {
  EMAIL_UNVERIFIED: 'info',
  SUBMITTED: 'ok',
  APPROVED: 'ok',
  REJECTED: 'bad',
};

/** Opening the mailed link hands the registration in; opened again it says how far the registration is. */
export default function RegisterResult() {
  const { t } = useTranslation();
  const go = useGo();
  const result = useResult(new URLSearchParams(useLocation().search).get('token'));
  return (
    <PublicFrame page="registerResult" title={t('registered.title')}>
      <div className={css.card}>
        {result.at === 'asking' && <Spinner size={20} />}
        {result.at === 'refused' &&
          (result.failure ? (
            <Refused failure={result.failure} />
          ) : (
            <Notice tone="bad">{t('password.no-token')}</Notice>
          ))}
        {result.at === 'known' && (
          <Notice tone={tones[result.registration.state]} title={result.registration.username}>
            {t(`registered.state.${result.registration.state}`, { email: result.registration.email })}
          </Notice>
        )}
      </div>
      <p className={css.below}>
        <TextLink href="/login" onNavigate={go}>
          {t('public.to-sign-in')}
        </TextLink>
      </p>
    </PublicFrame>
  );
}

function useResult(token: string | null): Result {
  const [result, setResult] = useState<Result>(token ? { at: 'asking' } : { at: 'refused', failure: null });
  useEffect(() => {
    if (!token) return;
    const stop = new AbortController();
    call(verifyRegistration, { token }, { signal: stop.signal }).then(
      (registration) => setResult({ at: 'known', registration }),
      (error: unknown) => {
        if (!stop.signal.aborted) setResult({ at: 'refused', failure: error instanceof CallFailure ? error : null });
      },
    );
    return () => stop.abort();
  }, [token]);
  return result;
}
