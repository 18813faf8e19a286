import type { OutputOf } from '@console/contracts';
import { type Registration, showRegistration } from '@console/contracts/merchants';
import { CallRefused, useOperation } from '@console/screens';
import { Facts, IconButton } from '@console/ui';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './registration.module.css';

interface ContactProps {
  registration: Pick<Registration, 'id' | 'email' | 'phone' | 'language'>;
  /** The contact was shown, which the audit log records. */
  onShown?: () => void;
  /** Facts after the contact. */
  more?: ComponentProps<typeof Facts>['items'];
}

/** Contact of an applicant, masked until a user requests it. */
export function RegistrationContact({
  registration: { id, email, phone, language },
  onShown,
  more = [],
}: ContactProps) {
  const { t } = useTranslation();
  const { progress, send } = useOperation(showRegistration);
  const [shown, setShown] = useState<OutputOf<typeof showRegistration> | null>(null);
  const show = async () => {
    const sent = await send({ id });
    if (sent.at !== 'done') return;
    setShown(sent.data);
    onShown?.();
  };
  const button = email.revealable && !shown && (
    <IconButton
      size="small"
      icon="eye"
      label={t('registration.showContact')}
      disabled={progress.at === 'sending'}
      onClick={() => void show()}
    />
  );
  return (
    <>
      <Facts
        items={[
          {
            label: t('registration.email'),
            value: (
              <span className={classes.masked}>
                <bdi>{shown?.email ?? email.masked}</bdi>
                {button}
              </span>
            ),
          },
          {
            label: t('registration.phone'),
            value: <bdi>{shown ? `${shown.areaCode} ${shown.phone}` : phone.masked || '–'}</bdi>,
          },
          { label: t('registration.language'), value: t(`registration.language.${language}`) },
          ...more,
        ]}
      />
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </>
  );
}
