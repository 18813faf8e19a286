import { type MenuAction, menuAction, type MenuRecord } from '@console/contracts/devops';
import { later } from '@console/remote-kit';
import { useDialog } from '@console/screens';
import type { ReactNode } from 'react';

/** Loaded with the first deed: most visits only look. */
const MenuSaveDialog = later(() => import('./menu-save.dialog'));
const MenuRemoveDialog = later(() => import('./menu-remove.dialog'));

const askedAction = { asked: menuAction };

interface MenuActions {
  ask: (action: MenuAction) => void;
  /** The open dialog, to be placed anywhere on the page. */
  dialog: ReactNode;
}

/** Creating a menu, changing and removing one. `onChanged`: the menus are not what the page shows. */
export function useMenuActions(menus: readonly MenuRecord[], onChanged: () => void): MenuActions {
  const { open, close, show } = useDialog('deed', askedAction);
  const common = { onChanged, onClose: close };
  const dialog = show(({ asked }) =>
    asked.deed === 'SAVE' ? (
      <MenuSaveDialog {...common} menu={asked.menu} menus={menus} />
    ) : (
      <MenuRemoveDialog {...common} menu={asked.menu} />
    ),
  );
  return { ask: (asked) => open({ asked }), dialog };
}
