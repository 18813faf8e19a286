import { formatDateTime } from '@console/i18n';
import { lazyComponent } from '@console/remote-kit';
import { useDialog, useShown } from '@console/screens';
import { Button } from '@console/ui';
import { FormSection } from '@console/ui/form';
import { useTranslation } from 'react-i18next';
import classes from './profile.module.css';

const PasswordChange = lazyComponent(() => import('./password-change.dialog'));

export function PasswordSection({ changedAt }: { changedAt: string | undefined }) {
  const { t } = useTranslation();
  const { zone } = useShown();
  const dialog = useDialog('password', {});
  return (
    <FormSection title={t('password.title')} description={t('password.about')}>
      <div className={classes.row}>
        <Button onClick={() => dialog.open({})}>{t('password.change')}</Button>
        {changedAt !== undefined && (
          <span className={classes.muted}>{t('password.changedAt', { time: formatDateTime(changedAt, zone) })}</span>
        )}
      </div>
      {dialog.show(() => (
        <PasswordChange onClose={dialog.close} />
      ))}
    </FormSection>
  );
}
