import { codes } from '@console/contracts';
import { type MenuRecord, saveMenu } from '@console/contracts/devops';
import { useShell } from '@console/remote-kit';
import { CallRefused, failureOfWhole, useLocalText, useOperation, usePageForm } from '@console/screens';
import { Notice } from '@console/ui';
import { FormDialog } from '@console/ui/overlay';
import { useTranslation } from 'react-i18next';
import { MenuFields } from './menu-fields';
import { draftOf } from './menu-tree.rules';

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
  return (
    <FormDialog
      dock="right"
      title={menu ? t('menus.changeOf', { name: textOf(menu.names) }) : t('menus.create')}
      bind={bind}
      close={t('release.cancel')}
      submit={{ label: t('menus.save'), isSending: progress.at === 'sending' }}
      onSubmit={save}
      onClose={onClose}
    >
      <MenuFields form={form} menus={menus} isNew={menu === null} />
      {failure?.code === codes.versionConflict && <Notice tone="warn">{t('menus.conflict')}</Notice>}
      {failure && failure.code !== codes.versionConflict && <CallRefused failure={failure} />}
    </FormDialog>
  );
}
