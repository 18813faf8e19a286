import { CallFailure } from '@console/api';
import { type AgreementText, languageOf, queryAgreement } from '@console/contracts';
import { currentLocale } from '@console/i18n';
import { Button, Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../agreements/use-answer';
import css from '../sign-in/sign-in.module.css';

/** The agreements that an applicant accepts. */
interface Consent {
  agreements: readonly AgreementText[];
  isFailed: boolean;
  reload: () => void;
}

/** Loads both agreements in effect. */
export function useConsent(): Consent {
  const website = location.origin;
  const service = useAnswer(queryAgreement, { website, type: 'MASTER_SERVICE' });
  const privacy = useAnswer(queryAgreement, { website, type: 'PRIVACY' });
  const both = [service, privacy];
  return {
    agreements: both.flatMap(({ answer }) =>
      answer.at === 'ready' && answer.data.agreement ? [answer.data.agreement] : [],
    ),
    isFailed: both.some(({ answer }) => answer.at === 'failed'),
    reload: () => both.forEach(({ reload }) => reload()),
  };
}

/** Returns whether a registration was refused because its agreement versions are outdated. */
export const isAboutConsent = (error: unknown): boolean =>
  error instanceof CallFailure && error.fieldErrors.some(({ field }) => field === 'agreesToTerms');

const pages = { MASTER_SERVICE: 'masterServiceAgreement', PRIVACY: 'privacyPolicy', SERVICE: null } as const;
const titles = { masterServiceAgreement: 'agreement.service.title', privacyPolicy: 'agreement.privacy.title' } as const;

/** Links that open the texts in a new tab, so that nothing typed is lost. */
export function ConsentLinks({ consent: { agreements, isFailed, reload } }: { consent: Consent }) {
  const { t } = useTranslation();
  const language = languageOf(currentLocale());
  if (isFailed)
    return (
      <Notice tone="warn">
        {t('register.agreements-failed')} <Button onClick={reload}>{t('register.retry')}</Button>
      </Notice>
    );
  return (
    <ul className={css.texts}>
      {(['masterServiceAgreement', 'privacyPolicy'] as const).map((page) => {
        const agreement = agreements.find(({ type }) => pages[type] === page);
        return (
          <li key={page}>
            <a href={`/${page}`} target="_blank" rel="noopener">
              {agreement?.title[language] ?? t(titles[page])}
            </a>
            {agreement && (
              <small>{t('agreement.version', { no: agreement.versionNo, day: agreement.effectiveFrom })}</small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
