import { formatDateTime } from '@console/i18n';
import { useShown } from '@console/screens';
import { Button } from '@console/ui';
import { FormSection } from '@console/ui/form';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './profile.module.css';

const PasswordChange = lazy(() => import('./password-change.dialog'));

export function PasswordSection({ changedAt }: { changedAt: string | undefined }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const [isOpen, setOpen] = useState(false);
  return (
    <FormSection title={t('password.title')} description={t('password.about')}>
      <div className={classes.row}>
        <Button onClick={() => setOpen(true)}>{t('password.change')}</Button>
        {changedAt !== undefined && (
          <span className={classes.muted}>{t('password.changedAt', { time: formatDateTime(changedAt, zone) })}</span>
        )}
      </div>
      {isOpen && (
        <Suspense>
          <PasswordChange onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </FormSection>
  );
}
