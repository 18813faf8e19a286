import { mailWaitSeconds } from '@console/contracts';
import { TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import css from '../sign-in/sign-in.module.css';
import { PublicFrame } from './public-frame';
import { useGo } from './use-go';

/** Says nothing about whether the account exists. */
export default function MailSent() {
  const { t } = useTranslation();
  const go = useGo();
  return (
    <PublicFrame page="sendEmailSuccess" title={t('mail-sent.title')}>
      <div className={css.card}>
        <p className={css.text}>{t('mail-sent.text')}</p>
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
