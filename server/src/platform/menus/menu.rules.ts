import type { I18nText, MenuButton, MenuEntry } from '@console/contracts';
import { permissions as catalogue } from '@console/contracts/areas';
import type { Release } from '@console/contracts/release';
import { nounOf } from '../buttons/button.rules';

/** A stored menu. */
export interface StoredMenu {
  menuId: string;
  nameKey: string;
  upId: string | null;
  url: string;
  seq: number;
  icon: string;
  position: 1 | 2;
  isCache: boolean;
  isHidden: boolean;
  isRecentUser: boolean;
  names: I18nText;
}

/** An entry without its sub-entries. */
export type FlatEntry = Omit<MenuEntry, 'subMenuList'>;

interface Grant {
  menus: StoredMenu[];
  permissions: ReadonlySet<string>;
  release: Release;
}

/** Returns menus whose page exists in the release and is permitted to the user. */
export function permittedMenus({ menus, permissions, release }: Grant): FlatEntry[] {
  const needs = neededBy(release);
  return menus.flatMap((menu) => {
    const need = needs.get(menu.url);
    if (need === undefined || !(need === 'signed-in' || permissions.has(need))) return [];
    return [{ ...menu, upId: menu.upId ?? '', buttonList: buttonsOf(permissions, `${nounOf(need)}.`) }];
  });
}

/** Returns the permission of each page of the release. */
export const neededBy = (release: Release) =>
  new Map(release.remotes.flatMap(({ manifest }) => manifest.pages.map(({ name, permission }) => [name, permission])));

/** A visible menu with the permission of its page. */
export interface ShownMenu {
  id: string;
  name: I18nText;
  /** A button code, or `signed-in`. */
  need: string;
}

/** Returns the visible menus in order. */
export const shownMenus = (menus: readonly StoredMenu[], needs: ReadonlyMap<string, string>): ShownMenu[] =>
  menus.flatMap(({ menuId, url, names, isHidden }) => {
    const need = isHidden ? undefined : needs.get(url);
    return need === undefined ? [] : [{ id: menuId, name: names, need }];
  });

/** Returns the menu of each noun: the first whose page its buttons open. */
export const homesOf = (menus: readonly ShownMenu[]): ReadonlyMap<string, ShownMenu> =>
  new Map(menus.toReversed().map((menu) => [nounOf(menu.need), menu]));

/** Returns granted buttons with their pages. */
export const buttonsOf = (permissions: ReadonlySet<string>, prefix = ''): MenuButton[] =>
  [...permissions]
    .filter((code) => code.startsWith(prefix) && code in catalogue)
    .sort()
    .map((buttonId) => ({ buttonId, menuRouterList: (catalogue[buttonId]?.pages ?? []).join(',') }));

/** Nests entries one level deep; an entry without a permitted parent is at the top. */
export function nested(entries: FlatEntry[]): MenuEntry[] {
  const ids = new Set(entries.map(({ menuId }) => menuId));
  const bySeq = [...entries].sort((a, b) => a.seq - b.seq);
  return bySeq
    .filter(({ upId }) => !ids.has(upId))
    .map((entry) => ({ ...entry, subMenuList: bySeq.filter(({ upId }) => upId === entry.menuId) }));
}

/** Returns all pages with a menu or a button, so that a client can distinguish "no access" from "does not exist". */
export const knownPagesOf = (menus: StoredMenu[], release: Release): string[] => {
  const owned = neededBy(release);
  const named = [...menus.map(({ url }) => url), ...Object.values(catalogue).flatMap(({ pages }) => pages)];
  return [...new Set(named)].filter((page) => owned.has(page)).sort();
};
