import { type MenuRecord, menuRecord, saveMenu } from '@console/contracts/releases';
import { ActionDialog, useLocalText } from '@console/screens';
import { useTranslation } from 'react-i18next';
import { MenuFields } from './menu-fields';
import { draftOf } from './menu-tree.rules';

interface MenuSaveDialogProps {
  /** Null for a new menu. */
  menu: MenuRecord | null;
  menus: readonly MenuRecord[];
  onChanged: () => void;
  onClose: () => void;
}

/** Creates the menu of a page, or edits everything but its page. */
export default function MenuSaveDialog({ menu, menus, onChanged, onClose }: MenuSaveDialogProps) {
  const { t } = useTranslation();
  const textOf = useLocalText();
  return (
    <ActionDialog
      dock="right"
      title={menu ? t('menus.changeOf', { name: textOf(menu.names) }) : t('menus.create')}
      operation={saveMenu}
      start={{ ...draftOf(menu), version: menu?.version ?? 0 }}
      submit={{ label: t('menus.save') }}
      close={t('release.cancel')}
      conflict={{
        text: t(menu ? 'menus.conflict' : 'menus.exists'),
        record: menuRecord,
        ...(menu && { fields: { ns: 'menus', opened: menu, of: draftOf } }),
      }}
      done={({ names }) => t('menus.saved', { name: textOf(names) })}
      onDone={onChanged}
      onChanged={onChanged}
      onClose={onClose}
    >
      {(form) => <MenuFields form={form} menus={menus} isNew={menu === null} />}
    </ActionDialog>
  );
}
