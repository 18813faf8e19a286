import { type I18nText, type MenuEntry, menusBelow, topMenus } from '@console/contracts';
import type { RolePreview } from '@console/contracts/roles';
import { isIconName, type SideMenuItem } from '@console/ui';

/** Returns the visible menus in the order of the side menu, sub-menus included, each with the hidden pages below it. */
export const visibleMenus = ({ systemMenuList }: Pick<RolePreview, 'systemMenuList'>): MenuEntry[] =>
  [1, 2].flatMap((position) =>
    topMenus(systemMenuList)
      .filter((menu) => menu.position === position)
      .flatMap((menu) => [menu, ...menusBelow(menu)]),
  );

export const pageOf = (menus: readonly MenuEntry[], page: string): MenuEntry | undefined =>
  menus.find(({ url }) => url === page);

interface Reading {
  current: string | undefined;
  textOf: (text: I18nText) => string;
  hrefOf: (page: string) => string;
}

/** Returns the items of the side menu in its two groups. */
export function menuItemsOf({ systemMenuList }: RolePreview, { current, textOf, hrefOf }: Reading) {
  const itemOf = (menu: MenuEntry): SideMenuItem => ({
    key: menu.menuId,
    label: textOf(menu.names),
    icon: isIconName(menu.icon) ? menu.icon : 'file',
    href: hrefOf(menu.url),
    current: menu.url === current,
    items: menusBelow(menu).map(itemOf),
  });
  const at = (position: 1 | 2) =>
    topMenus(systemMenuList)
      .filter((menu) => menu.position === position)
      .map(itemOf);
  return { workspace: at(1), admin: at(2) };
}

/** A menu, followed by its hidden subpages, which are opened from its page. */
const placesOf = (menu: MenuEntry) => [menu, ...menu.subMenuList.filter(({ isHidden }) => isHidden)];

const grantedOf = (menu: MenuEntry): string[] =>
  placesOf(menu).flatMap(({ buttonList }) => buttonList.map(({ buttonId }) => buttonId));

/** Returns the buttons of a menu and of the hidden pages below it. */
export function buttonsOf({ lackedButtonList }: RolePreview, menu: MenuEntry) {
  const ids = new Set(placesOf(menu).map(({ menuId }) => menuId));
  const lacked = lackedButtonList.filter(({ menuId }) => ids.has(menuId)).flatMap(({ buttons }) => buttons);
  return { granted: [...new Set(grantedOf(menu))], lacked: [...new Set(lacked)] };
}

/** Returns the granted buttons that belong to no page of the menus. */
export function buttonsElsewhere(preview: RolePreview): string[] {
  const shown = new Set(visibleMenus(preview).flatMap(grantedOf));
  return preview.buttonLinkPageList.map(({ buttonId }) => buttonId).filter((code) => !shown.has(code));
}
