import { type MenuAction, menuAction, type MenuRecord } from '@console/contracts/releases';
import { lazyComponent } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { ReactNode } from 'react';

/** Loaded with the first action, because most visits only view. */
const MenuSaveDialog = lazyComponent(() => import('./menu-save.dialog'));
const MenuRemoveDialog = lazyComponent(() => import('./menu-remove.dialog'));

const actionDialogShape = { dialogShape: menuAction };

interface MenuActions {
  ask: (action: MenuAction) => void;
  /** Open dialog, rendered anywhere on the page. */
  dialog: ReactNode;
}

/** Dialogs that create, edit and delete menus. `onChanged` is called when the page shows outdated menus. */
export function useMenuActions(menus: readonly MenuRecord[], onChanged: () => void): MenuActions {
  const { open, close, show } = useDialog('deed', actionDialogShape);
  const common = { onChanged, onClose: close };
  const dialog = show(({ dialogShape: requested }) =>
    requested.deed === 'SAVE' ? (
      <MenuSaveDialog {...common} menu={requested.menu} menus={menus} />
    ) : (
      <MenuRemoveDialog {...common} menu={requested.menu} />
    ),
  );
  return { ask: (requested) => open({ dialogShape: requested }), dialog };
}
