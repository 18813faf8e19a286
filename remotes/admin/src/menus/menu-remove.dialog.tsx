import { codes } from '@console/contracts';
import { type MenuRecord, menuRecord, removeMenu } from '@console/contracts/releases';
import { ActionDialog, fieldsOf, useLocalText } from '@console/screens';
import { Notice } from '@console/ui';
import { useTranslation } from 'react-i18next';

interface MenuRemoveDialogProps {
  menu: MenuRecord;
  onChanged: () => void;
  onClose: () => void;
}

const fields = fieldsOf(removeMenu.input, 'release');

/** Deletes a menu. Its page can still be opened by its address. */
export default function MenuRemoveDialog({ menu, onChanged, onClose }: MenuRemoveDialogProps) {
  const { t } = useTranslation();
  const name = useLocalText()(menu.names);
  return (
    <ActionDialog
      title={t('menus.removeOf', { name })}
      operation={removeMenu}
      start={{ url: menu.url, version: menu.version }}
      submit={{ label: t('menus.remove'), isDangerous: true }}
      close={t('release.cancel')}
      effect={t('menus.removeEffect')}
      conflict={{ text: t('menus.removeConflict'), record: menuRecord }}
      refused={({ code }) => code === codes.transition && <Notice tone="warn">{t('menus.hasBelow')}</Notice>}
      done={t('menus.removed', { name })}
      onDone={onChanged}
      onChanged={onChanged}
      onClose={onClose}
    >
      {() => <fields.Area name="why" hint={t('menus.whyHint')} />}
    </ActionDialog>
  );
}
