import type { RegistrationDetail } from '@console/contracts/merchants';
import { formatDateTime } from '@console/i18n';
import { useLocalText, useShown } from '@console/screens';
import { CopyText, Surface } from '@console/ui';
import { useTranslation } from 'react-i18next';
import { RegistrationContact } from './registration-contact';

interface FactsProps {
  registration: RegistrationDetail;
  onShown: () => void;
}

/** Values that the applicant entered, and the origin of the registration. */
export function RegistrationFacts({ registration, onShown }: FactsProps) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const textOf = useLocalText();
  const { id, referralCode, referrer, createdAt, submittedAt, agreedAt, ip } = registration;
  const timeOf = (at: string | null) => (at === null ? '–' : formatDateTime(at, zone));
  return (
    <Surface title={t('registration.facts')}>
      <RegistrationContact
        key={id}
        registration={registration}
        onShown={onShown}
        more={[
          { label: t('registration.referralCode'), value: referralCode || '–' },
          {
            label: t('registration.referrer'),
            value: referrer ? <bdi>{`${textOf(referrer.name)} · ${referrer.merchantNo}`}</bdi> : '–',
          },
          { label: t('registration.createdAt'), value: timeOf(createdAt) },
          { label: t('registration.submittedAt'), value: timeOf(submittedAt) },
          { label: t('registration.agreedAt'), value: timeOf(agreedAt) },
          { label: t('registration.ip'), value: <CopyText text={ip} /> },
          { label: t('registration.id'), value: <CopyText text={id} /> },
        ]}
      />
    </Surface>
  );
}
