import type { MenuEntry } from './menu';

const alone = (entry: Omit<MenuEntry, 'subMenuList'>): MenuEntry => ({ ...entry, subMenuList: [] });

/** Returns the visible menus below a menu. Hidden pages below it only mark it as current. */
export const menusBelow = ({ subMenuList }: MenuEntry): MenuEntry[] =>
  subMenuList.filter(({ isHidden }) => !isHidden).map(alone);

/** Returns the visible menus of the first level. A visible menu below a hidden one is shown on the first level. */
export const topMenus = (entries: MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => (entry.isHidden ? menusBelow(entry) : [entry]));
