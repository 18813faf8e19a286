import type { I18nText, MenuButton, MenuEntry } from '@console/contracts';
import { permissions as catalogue } from '@console/contracts/areas';
import type { Release } from '@console/contracts/release';
import { nounOf } from '../buttons/button.rules';

/** A menu as it is stored. */
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

/** An entry without what is below it. */
export type FlatEntry = Omit<MenuEntry, 'subMenuList'>;

interface Grant {
  menus: StoredMenu[];
  permissions: ReadonlySet<string>;
  release: Release;
}

/** Menus whose page a live remote owns and the user may open. A menu without an owner would lead nowhere. */
export function permittedMenus({ menus, permissions, release }: Grant): FlatEntry[] {
  const needs = neededBy(release);
  return menus.flatMap((menu) => {
    const need = needs.get(menu.url);
    if (need === undefined || !(need === 'signed-in' || permissions.has(need))) return [];
    return [{ ...menu, upId: menu.upId ?? '', buttonList: buttonsOf(permissions, `${nounOf(need)}.`) }];
  });
}

/** Permission of every page of the release. */
export const neededBy = (release: Release) =>
  new Map(release.remotes.flatMap(({ manifest }) => manifest.pages.map(({ name, permission }) => [name, permission])));

/** A menu that somebody can see, and what opens its page. */
export interface ShownMenu {
  id: string;
  name: I18nText;
  /** A button, or `signed-in`. */
  need: string;
}

/** Menus that are shown to whoever may open their pages, in their order. */
export const shownMenus = (menus: readonly StoredMenu[], needs: ReadonlyMap<string, string>): ShownMenu[] =>
  menus.flatMap(({ menuId, url, names, isHidden }) => {
    const need = isHidden ? undefined : needs.get(url);
    return need === undefined ? [] : [{ id: menuId, name: names, need }];
  });

/** The menu of each noun: the first of those whose pages its buttons open. */
export const homesOf = (menus: readonly ShownMenu[]): ReadonlyMap<string, ShownMenu> =>
  new Map(menus.toReversed().map((menu) => [nounOf(menu.need), menu]));

/** Granted buttons with the pages that they open. */
export const buttonsOf = (permissions: ReadonlySet<string>, prefix = ''): MenuButton[] =>
  [...permissions]
    .filter((code) => code.startsWith(prefix) && code in catalogue)
    .sort()
    .map((buttonId) => ({ buttonId, menuRouterList: (catalogue[buttonId]?.pages ?? []).join(',') }));

/** Entries nested one level; one whose parent is not permitted stands on its own. */
export function nested(entries: FlatEntry[]): MenuEntry[] {
  const ids = new Set(entries.map(({ menuId }) => menuId));
  const bySeq = [...entries].sort((a, b) => a.seq - b.seq);
  return bySeq
    .filter(({ upId }) => !ids.has(upId))
    .map((entry) => ({ ...entry, subMenuList: bySeq.filter(({ upId }) => upId === entry.menuId) }));
}

/** Every page that a menu or a button leads to, so that a client can tell "may not" from "does not exist". */
export const knownPagesOf = (menus: StoredMenu[], release: Release): string[] => {
  const owned = neededBy(release);
  const named = [...menus.map(({ url }) => url), ...Object.values(catalogue).flatMap(({ pages }) => pages)];
  return [...new Set(named)].filter((page) => owned.has(page)).sort();
};
