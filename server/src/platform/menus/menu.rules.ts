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

/** An entry without children. */
export type FlatEntry = Omit<MenuEntry, 'subMenuList'>;

interface Grant {
  menus: StoredMenu[];
  permissions: ReadonlySet<string>;
  release: Release;
}

/** Returns menus whose page is in the release and which the user has permission for. */
export function permittedMenus({ menus, permissions, release }: Grant): FlatEntry[] {
  const needs = neededBy(release);
  return menus.flatMap((menu) => {
    const openers = (needs.get(menu.url) ?? []).filter((need) => need === 'signed-in' || permissions.has(need));
    if (openers.length === 0) return [];
    const nouns = [...new Set(openers.map(nounOf))];
    const buttonList = nouns.flatMap((noun) => buttonsOf(permissions, `${noun}.`));
    return [{ ...menu, upId: menu.upId ?? '', buttonList }];
  });
}

/**
 * Returns the permissions of each page in the release, any of which opens it: first its own, then others that the
 * catalogue lists for it. Parts of such a page require different permissions.
 */
export const neededBy = (release: Release): ReadonlyMap<string, readonly string[]> =>
  new Map(
    release.remotes.flatMap(({ manifest }) =>
      manifest.pages.map(({ name, permission }) => [name, [...new Set([permission, ...namedFor(name)])]]),
    ),
  );

const namedFor = (page: string): string[] =>
  Object.keys(catalogue).filter((code) => catalogue[code]?.pages.some((name) => name === page));

/** A visible menu with the permissions of its page. */
export interface ShownMenu {
  id: string;
  name: I18nText;
  /** Button codes, any of which opens the page, or `signed-in`. */
  needs: readonly string[];
}

/** Returns the visible menus in order. */
export const shownMenus = (menus: readonly StoredMenu[], needed: ReadonlyMap<string, readonly string[]>): ShownMenu[] =>
  menus.flatMap(({ menuId, url, names, isHidden }) => {
    const needs = isHidden ? undefined : needed.get(url);
    return needs === undefined ? [] : [{ id: menuId, name: names, needs }];
  });

/** Returns the menu of each noun: the first menu whose page is opened by the noun's buttons. */
export const homesOf = (menus: readonly ShownMenu[]): ReadonlyMap<string, ShownMenu> =>
  new Map(menus.toReversed().flatMap((menu) => menu.needs.map((need) => [nounOf(need), menu])));

/** Returns granted buttons with their pages. */
export const buttonsOf = (permissions: ReadonlySet<string>, prefix = ''): MenuButton[] =>
  [...permissions]
    .filter((code) => code.startsWith(prefix) && code in catalogue)
    .sort()
    .map((buttonId) => ({ buttonId, menuRouterList: (catalogue[buttonId]?.pages ?? []).join(',') }));

/** Nests entries one level deep. An entry without a permitted parent is a top-level entry. */
export function nested(entries: FlatEntry[]): MenuEntry[] {
  const ids = new Set(entries.map(({ menuId }) => menuId));
  const bySeq = [...entries].sort((a, b) => a.seq - b.seq);
  return bySeq
    .filter(({ upId }) => !ids.has(upId))
    .map((entry) => ({ ...entry, subMenuList: bySeq.filter(({ upId }) => upId === entry.menuId) }));
}

/** Returns all pages with a menu or a button, so that clients can distinguish "no access" from "does not exist". */
export const knownPagesOf = (menus: StoredMenu[], release: Release): string[] => {
  const owned = neededBy(release);
  const named = [...menus.map(({ url }) => url), ...Object.values(catalogue).flatMap(({ pages }) => pages)];
  return [...new Set(named)].filter((page) => owned.has(page)).sort();
};
