import { type MenuDeed, menuDeed, type MenuRecord } from '@console/contracts/devops';
import { later } from '@console/remote-kit';
import { useOpened } from '@console/screens';
import type { ReactNode } from 'react';

/** Loaded with the first deed: most visits only look. */
const MenuSaveDialog = later(() => import('./menu-save.dialog'));
const MenuRemoveDialog = later(() => import('./menu-remove.dialog'));

const askedDeed = { asked: menuDeed };

interface MenuDeeds {
  ask: (deed: MenuDeed) => void;
  /** The open dialog, to be placed anywhere on the page. */
  dialog: ReactNode;
}

/** Creating a menu, changing and removing one. `onChanged`: the menus are not what the page shows. */
export function useMenuDeeds(menus: readonly MenuRecord[], onChanged: () => void): MenuDeeds {
  const { open, close, show } = useOpened('deed', askedDeed);
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
