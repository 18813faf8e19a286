import { Button } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { currentDrafts } from '../drafts/draft-keeper';
import { isDirty } from '../tabs/tab-marks';
import type { Tab } from '../tabs/tabs.rules';
import { useTabTitle } from '../tabs/use-tab-title';
import { signOut, staySignedIn } from './sign-out';

/** Lists the pages with unsaved input and whether each has a draft; the shell's own forms store no drafts. */
export default function SignOutDialog({ open }: { open: readonly Tab[] }) {
  const { t } = useTranslation();
  const titleOf = useTabTitle();
  // The request is reset if the session ends in another way.
  useEffect(() => staySignedIn, []);
  const dirty = open.filter(({ key }) => isDirty(key));
  const isStored = ({ key }: Tab) => currentDrafts()?.hasOf(key) === true;
  return (
    <Dialog
      open
      title={t('sign-out.title')}
      onClose={staySignedIn}
      actions={
        <>
          <Button variant={dirty.every(isStored) ? 'secondary' : 'danger'} onClick={() => void signOut()}>
            {t('session.sign-out')}
          </Button>
          <Button variant="primary" onClick={staySignedIn}>
            {t('sign-out.stay')}
          </Button>
        </>
      }
    >
      {dirty.map((tab) => (
        <p key={tab.key}>{t(isStored(tab) ? 'sign-out.stored' : 'sign-out.lost', { title: titleOf(tab) })}</p>
      ))}
    </Dialog>
  );
}
