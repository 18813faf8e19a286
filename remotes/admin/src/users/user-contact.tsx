import { showUser, type UserDetail } from '@console/contracts/users';
import { useMaskedValues } from '@console/screens';
import { Button, Facts } from '@console/ui';
import { useTranslation } from 'react-i18next';
import classes from './users.module.css';

/** Unmasked contact details, for users with access to them. Each request is in the audit log. */
export function UserContact({ user: { id, version, email } }: { user: UserDetail }) {
  const { t } = useTranslation();
  const { values, show, isSending, problem } = useMaskedValues(showUser, {
    version,
    valuesOf: (whole) => ({ email: whole.email, mobile: `${whole.areaCode} ${whole.mobile}`.trim() }),
  });
  if (!email.revealable) return null;
  return (
    <div className={classes.contact}>
      {values.email === undefined ? (
        <Button icon="eye" loading={isSending} onClick={() => show({ id })}>
          {t('user.showContact')}
        </Button>
      ) : (
        <Facts
          items={[
            { label: t('user.email'), value: values.email || '–' },
            { label: t('user.mobile'), value: values.mobile || '–' },
          ]}
        />
      )}
      {problem}
    </div>
  );
}
