import { type Registration, showRegistration } from '@console/contracts/merchants';
import { MaskedValue, useMaskedValues } from '@console/screens';
import { Facts } from '@console/ui';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

interface ContactProps {
  registration: Pick<Registration, 'id' | 'version' | 'email' | 'phone' | 'language'>;
  /** Called after the contact was revealed, which the audit log records. */
  onShown?: () => void;
  /** Additional facts below the contact. */
  more?: ComponentProps<typeof Facts>['items'];
}

/** Contact of an applicant, masked until a user requests it. */
export function RegistrationContact({
  registration: { id, version, email, phone, language },
  onShown,
  more = [],
}: ContactProps) {
  const { t } = useTranslation();
  const { values, show, isSending, problem } = useMaskedValues(showRegistration, {
    version,
    valuesOf: (whole) => ({ email: whole.email, phone: `${whole.areaCode} ${whole.phone}` }),
    onShown,
  });
  return (
    <>
      <Facts
        items={[
          {
            label: t('registration.email'),
            value: (
              <MaskedValue
                field={email}
                value={values.email}
                label={t('registration.showContact')}
                onShow={() => show({ id })}
                isSending={isSending}
              />
            ),
          },
          {
            label: t('registration.phone'),
            value: <MaskedValue field={phone} value={values.phone} />,
          },
          { label: t('registration.language'), value: t(`registration.language.${language}`) },
          ...more,
        ]}
      />
      {problem}
    </>
  );
}
