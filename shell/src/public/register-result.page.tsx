import { verifyRegistration, type OutputOf } from '@console/contracts';
import { Button, Notice, Spinner, TextLink, type NoticeTone } from '@console/ui';
import { useTranslation } from 'react-i18next';
import css from '../sign-in/sign-in.module.css';
import { PublicFrame } from './public-frame';
import { Refused } from './refused';
import { useGo } from './use-go';
import { byToken, useMailedLink } from './use-mailed-link';

type Registration = OutputOf<typeof verifyRegistration>;

const tones: Record<Registration['state'], NoticeTone> = {
  EMAIL_UNVERIFIED: 'info',
  SUBMITTED: 'ok',
  APPROVED: 'ok',
  REJECTED: 'bad',
};

/** Submits the registration of the mailed link and shows its state: how to sign in, or the reason for a rejection. */
export default function RegisterResult() {
  const { t } = useTranslation();
  const go = useGo();
  const result = useMailedLink(verifyRegistration, byToken);
  const state = result.at === 'known' ? result.data.state : null;
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
          <Notice tone={tones[result.data.state]} title={result.data.username}>
            {t(`registered.state.${result.data.state}`, {
              email: result.data.email,
              loginName: result.data.loginName,
            })}
            {result.data.rejectedReason !== null && <p className={css.reason}>{result.data.rejectedReason}</p>}
          </Notice>
        )}
        {state === 'APPROVED' && (
          <Button variant="primary" size="large" block onClick={() => go('/login')}>
            {t('registered.sign-in')}
          </Button>
        )}
        {state === 'REJECTED' && (
          <Button variant="primary" size="large" block onClick={() => go('/register')}>
            {t('registered.again')}
          </Button>
        )}
      </div>
      {state !== 'APPROVED' && (
        <p className={css.below}>
          <TextLink href="/login" onNavigate={go}>
            {t('public.to-sign-in')}
          </TextLink>
        </p>
      )}
    </PublicFrame>
  );
}
