import { removeView, type SavedView, savedView } from '@console/contracts/views';
import { Button } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeRefused } from '../wire/call-failed';
import { useVersionedOperation } from '../wire/use-versioned-operation';
import type { SavedViews } from './use-saved-views';
import classes from './views.module.css';

interface ViewRemoveDialogProps {
  views: SavedViews;
  view: SavedView;
  onClose: () => void;
}

/** Shows which other users lose the view before it is removed. The shown rows do not change. */
export default function ViewRemoveDialog({ views, view, onClose }: ViewRemoveDialogProps) {
  const { t } = useTranslation();
  const [version, setVersion] = useState(view.version);
  const { progress, send, refusal } = useVersionedOperation(removeView, savedView, (newer) =>
    setVersion(newer.version),
  );

  const remove = async () => {
    const sent = await send({ id: view.id, version });
    if (sent.at !== 'done') return;
    views.adopt(null);
    views.leave();
    views.reload();
    onClose();
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('kit.cancel')}</Button>
      <Button variant="danger" loading={progress.at === 'sending'} onClick={() => void remove()}>
        {t('kit.view.submitRemove')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('kit.view.titleRemove', { name: view.name })} onClose={onClose} actions={actions}>
      <p className={classes.about}>{t(`kit.view.removes.${view.scope}`)}</p>
      <ChangeRefused {...refusal} changed={t('kit.view.changed')} />
    </Dialog>
  );
}
