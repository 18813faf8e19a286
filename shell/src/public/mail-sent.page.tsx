import { mailWaitSeconds } from '@console/contracts';
import { useLocation } from '@console/remote-kit/router';
import { TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import css from '../sign-in/sign-in.module.css';
import { PublicFrame } from './public-frame';
import { useGo } from './use-go';

/** Confirmation that does not reveal whether the account exists. */
export default function MailSent() {
  const { t } = useTranslation();
  const go = useGo();
  const isRegistration = new URLSearchParams(useLocation().search).get('for') === 'register';
  return (
    <PublicFrame page="sendEmailSuccess" title={t('mail-sent.title')}>
      <div className={css.card}>
        <p className={css.text}>{isRegistration ? t('register.mailed') : t('mail-sent.text')}</p>
        <p className={css.text}>{t('password.wait', { minutes: mailWaitSeconds / 60 })}</p>
      </div>
      <p className={css.below}>
        <TextLink href="/login" onNavigate={go}>
          {t('public.to-sign-in')}
        </TextLink>
      </p>
    </PublicFrame>
  );
}
