import { showUser, type UserDetail } from '@console/contracts/users';
import { CallRefused, useOperation } from '@console/screens';
import { Button, Facts } from '@console/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './users.module.css';

/** What the masks stand for, for those who may see it; the audit log says who looked. */
export function UserContact({ user: { id, email } }: { user: UserDetail }) {
  const { t } = useTranslation();
  const [contact, setContact] = useState<{ email: string; areaCode: string; mobile: string } | null>(null);
  const { progress, send } = useOperation(showUser);
  if (!email.revealable) return null;
  const show = async () => {
    const sent = await send({ id });
    if (sent.at === 'done') setContact(sent.data);
  };
  return (
    <div className={classes.contact}>
      {contact ? (
        <Facts
          items={[
            { label: t('user.email'), value: contact.email || '–' },
            { label: t('user.mobile'), value: `${contact.areaCode} ${contact.mobile}`.trim() || '–' },
          ]}
        />
      ) : (
        <Button icon="eye" loading={progress.at === 'sending'} onClick={() => void show()}>
          {t('user.showContact')}
        </Button>
      )}
      {'failure' in progress && <CallRefused failure={progress.failure} />}
    </div>
  );
}
