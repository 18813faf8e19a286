import { codes } from '@console/contracts';
import { type MenuRecord, saveMenu } from '@console/contracts/devops';
import { useShell } from '@console/remote-kit';
import { CallRefused, failureOfWhole, useLocalText, useOperation, usePageForm } from '@console/screens';
import { Button, Notice } from '@console/ui';
import { Dialog } from '@console/ui/overlay';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MenuFields } from './menu-fields';
import { draftOf } from './menu-tree.rules';
import classes from './menus.module.css';

interface MenuSaveDialogProps {
  /** Null for one that is not there yet. */
  menu: MenuRecord | null;
  menus: readonly MenuRecord[];
  onChanged: () => void;
  onClose: () => void;
}

/** The menu of a page: created, or changed in everything but the page that it leads to. */
export default function MenuSaveDialog({ menu, menus, onChanged, onClose }: MenuSaveDialogProps) {
  const { t } = useTranslation();
  const { notify } = useShell();
  const textOf = useLocalText();
  const formId = useId();
  const { progress, send } = useOperation(saveMenu);
  const start = { ...draftOf(menu), version: menu?.version ?? 0 };
  const { bind, form } = usePageForm({ schema: saveMenu.input, start });

  const save = async () => {
    const sent = await form.submit(send);
    if (sent?.at === 'done') {
      notify({ tone: 'ok', text: t('menus.saved', { name: textOf(sent.data.names) }) });
      onChanged();
      onClose();
    }
    if (sent?.at === 'refused' && sent.failure.code === codes.versionConflict) onChanged();
  };
  const failure = failureOfWhole(progress);
  const actions = (
    <>
      <Button onClick={onClose}>{t('release.cancel')}</Button>
      <Button variant="primary" type="submit" form={formId} loading={progress.at === 'sending'}>
        {t('menus.save')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      dock="right"
      title={menu ? t('menus.changeOf', { name: textOf(menu.names) }) : t('menus.create')}
      onClose={onClose}
      actions={actions}
    >
      <form
        ref={bind}
        id={formId}
        noValidate
        className={classes.form}
        onSubmit={(event) => [event.preventDefault(), void save()]}
      >
        <MenuFields form={form} menus={menus} isNew={menu === null} />
        {failure?.code === codes.versionConflict && <Notice tone="warn">{t('menus.conflict')}</Notice>}
        {failure && failure.code !== codes.versionConflict && <CallRefused failure={failure} />}
      </form>
    </Dialog>
  );
}
