import { languageOf, queryAgreement } from '@console/contracts';
import { readRichText } from '@console/contracts/rich-text';
import { currentLocale } from '@console/i18n';
import { Empty, Failed, Skeleton, TextLink } from '@console/ui';
import { RichText } from '@console/ui/rich-text';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../agreements/use-answer';
import css from '../sign-in/sign-in.module.css';
import { PublicFrame } from './public-frame';
import { useGo } from './use-go';

/** The master service agreement or privacy policy in effect at this site. */
export default function Agreement({ page }: { page: 'masterServiceAgreement' | 'privacyPolicy' }) {
  const { t } = useTranslation();
  const go = useGo();
  const kind = page === 'privacyPolicy' ? 'privacy' : 'service';
  const type = page === 'privacyPolicy' ? 'PRIVACY' : 'MASTER_SERVICE';
  const { answer, reload } = useAnswer(queryAgreement, { website: location.origin, type });
  const language = languageOf(currentLocale());
  const agreement = answer.at === 'ready' ? answer.data.agreement : null;
  return (
    <PublicFrame page={page} title={agreement?.title[language] ?? t(`agreement.${kind}.title`)}>
      <article className={css.article}>
        {answer.at === 'loading' && <Skeleton rows={12} />}
        {answer.at === 'failed' && (
          <Failed title={t('agreement.failed')} message={answer.failure.message} onRetry={reload} />
        )}
        {answer.at === 'ready' && !agreement && <Empty picture="history" title={t('agreement.none')} />}
        {agreement && (
          <>
            <p className={css.version}>
              {t('agreement.version', { no: agreement.versionNo, day: agreement.effectiveFrom })}
            </p>
            <RichText nodes={readRichText(agreement.body[language])} />
          </>
        )}
      </article>
      <p className={css.below}>
        <TextLink href="/login" onNavigate={go}>
          {t('public.to-sign-in')}
        </TextLink>
      </p>
    </PublicFrame>
  );
}
