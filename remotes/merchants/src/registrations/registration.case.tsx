import { readRegistration } from '@console/contracts/merchants';
import { useShell } from '@console/remote-kit';
import type { ContributionProps } from '@console/remote-kit/contributions';
import { CallFailed, useRecord } from '@console/screens';
import { Notice, Skeleton, TextLink } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { RegistrationContact } from './registration-contact';
import { reviewHref } from './registration-pages';

/** The applicant of a registration, for the review workbench. */
export default function RegistrationOfReview({ review, decision }: ContributionProps<'review.case'>) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  const { result, reload } = useRecord(readRegistration, { id: review.objectId });
  const record = result.data;
  if (result.at === 'failed' && !record)
    return <CallFailed title={t('registration.oneFailed')} failure={result.failure} onRetry={() => reload()} />;
  if (!record) return <Skeleton rows={4} />;
  const language = t(`registration.language.${record.language}`);
  const name = (
    <TextLink href={reviewHref(record.id)} onNavigate={navigate}>
      <bdi>{record.username}</bdi>
    </TextLink>
  );
  return (
    <>
      <RegistrationContact
        key={record.id}
        registration={record}
        more={[
          { label: t('registration.one'), value: name },
          { label: t('registration.referralCode'), value: record.referralCode || '–' },
        ]}
      />
      {decision && decision !== 'WITHDRAW' && (
        <Notice tone={decision === 'APPROVE' ? 'warn' : 'info'}>
          {t(`registration.effect.${decision}`, { language })}
        </Notice>
      )}
    </>
  );
}
