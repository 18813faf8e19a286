import type { PageLocation, PageView } from '@console/remote-kit';

/** A page that is open. */
export interface Tab extends Omit<PageView, 'active'> {
  isPinned: boolean;
  /** Whether it is mounted, visible or hidden; other pages load again from their address. */
  isAlive: boolean;
  /** Number of the last visit; the smallest number belongs to the tab whose last visit is the longest ago. */
  turn: number;
}

/** Open pages in tab order, pinned ones first; and closed pages, the last closed one last. */
export interface Tabs {
  open: readonly Tab[];
  closed: readonly Tab[];
}

/** Facts about pages that the rules need. */
export interface TabFacts {
  /** True if the page's menu keeps it mounted. */
  keeps: (page: string) => boolean;
  /** True if the page has unsaved input. */
  isDirty: (key: string) => boolean;
}

/** Maximum number of open tabs; tabs that are pinned or have unsaved input can exceed it. */
export const tabsMax = 20;
/** Maximum number of hidden pages that stay mounted. */
const aliveMax = 6;
const closedMax = 10;

export const noTabs: Tabs = { open: [], closed: [] };

/** Returns the key of a page and its record; each record of a page has one tab. */
export function keyOf(page: string, { search }: PageLocation): string {
  const id = new URLSearchParams(search).get('id');
  return id ? `${page}?id=${id}` : page;
}

/** Returns the key of the page at an address. */
export const keyAt = ({ pathname, search }: Pick<PageLocation, 'pathname' | 'search'>): string =>
  keyOf(pathname.replace(/^\/main\//, ''), { pathname, search, hash: '' });

export const hrefOf = ({ location: { pathname, search, hash } }: Pick<Tab, 'location'>): string =>
  pathname + search + hash;

const pinnedFirst = (open: readonly Tab[]) => [
  ...open.filter(({ isPinned }) => isPinned),
  ...open.filter(({ isPinned }) => !isPinned),
];

/** Returns the tabs after `page` is shown at `location`, in its existing tab or in a new one at the end. */
export function showPage({ open, closed }: Tabs, seen: Pick<Tab, 'page' | 'location'>, facts: TabFacts): Tabs {
  const key = keyOf(seen.page, seen.location);
  const turn = Math.max(0, ...open.map((tab) => tab.turn)) + 1;
  const shown = { ...seen, key, isAlive: true, turn };
  const all = open.some((tab) => tab.key === key)
    ? open.map((tab) => (tab.key === key ? { ...tab, ...shown } : tab))
    : [...open, { ...shown, isPinned: false }];
  return bounded({ open: unloaded(all, key, facts), closed: closed.filter((tab) => tab.key !== key) }, key, facts);
}

/** Returns true if showing `page` at `location` would not change the list. */
export function isShown({ open }: Tabs, { page, location }: Pick<Tab, 'page' | 'location'>): boolean {
  const newest = byTurn(open).at(-1);
  return (
    newest !== undefined &&
    newest.isAlive &&
    newest.key === keyOf(page, location) &&
    hrefOf(newest) === hrefOf({ location })
  );
}

/**
 * Unmounts hidden pages. A page stays mounted if it has unsaved input, or if its menu keeps it mounted and it is one of
 * the last visited.
 */
function unloaded(open: readonly Tab[], visible: string, { keeps, isDirty }: TabFacts): Tab[] {
  const remaining = open.filter(({ key, page, isAlive }) => key !== visible && isAlive && keeps(page));
  const recent = new Set(byTurn(remaining).slice(-aliveMax));
  return open.map((tab) => ({
    ...tab,
    isAlive: tab.isAlive && (tab.key === visible || isDirty(tab.key) || recent.has(tab)),
  }));
}

/**
 * Closes the tabs above the limit whose last visit is the longest ago, except tabs that are pinned, visible or have
 * unsaved input.
 */
function bounded(tabs: Tabs, visible: string, { isDirty }: TabFacts): Tabs {
  const surplus = tabs.open.length - tabsMax;
  if (surplus <= 0) return tabs;
  const free = tabs.open.filter(({ key, isPinned }) => key !== visible && !isPinned && !isDirty(key));
  return closeTabs(
    tabs,
    byTurn(free)
      .slice(0, surplus)
      .map(({ key }) => key),
  );
}

const byTurn = (open: readonly Tab[]) => [...open].sort((one, other) => one.turn - other.turn);

/** Closes pages so that they can be reopened. */
export function closeTabs({ open, closed }: Tabs, keys: readonly string[]): Tabs {
  const isClosed = ({ key }: Tab) => keys.includes(key);
  return {
    open: open.filter((tab) => !isClosed(tab)),
    closed: [...closed, ...open.filter(isClosed)].slice(-closedMax),
  };
}

/** Closes pages that the user may no longer open, permanently; pages with unsaved input stay open. */
export function onlyOpen(tabs: Tabs, mayStay: (tab: Tab) => boolean): Tabs {
  const open = tabs.open.filter(mayStay);
  return open.length === tabs.open.length ? tabs : { ...tabs, open };
}

/** Closes a page that is finished, such as a saved form, so that it cannot be reopened. */
export const forgetTab = ({ open, closed }: Tabs, key: string): Tabs => ({
  open: open.filter((tab) => tab.key !== key),
  closed,
});

export const pinTab = ({ open, closed }: Tabs, key: string, isPinned: boolean): Tabs => ({
  open: pinnedFirst(open.map((tab) => (tab.key === key ? { ...tab, isPinned } : tab))),
  closed,
});

/** Tabs that a menu entry closes. */
export type CloseScope = 'this' | 'others' | 'left' | 'right';

/** Returns the keys that an action on the tab `key` closes. A pinned tab closes only by an action on itself. */
export function keysToClose(open: readonly Tab[], key: string, scope: CloseScope): string[] {
  if (scope === 'this') return [key];
  const at = open.findIndex((tab) => tab.key === key);
  const isMeant = (index: number) =>
    scope === 'others' ? index !== at : scope === 'left' ? index < at : index > at && at !== -1;
  return open.filter(({ isPinned }, index) => !isPinned && isMeant(index)).map((tab) => tab.key);
}

/** Returns the tab to show after the visible one closes: the next remaining tab to the right, otherwise to the left. */
export function neighbourOf(open: readonly Tab[], key: string, closing: readonly string[]): Tab | undefined {
  const at = open.findIndex((tab) => tab.key === key);
  const stays = (tab: Tab) => !closing.includes(tab.key);
  return open.slice(at + 1).find(stays) ?? open.slice(0, Math.max(at, 0)).findLast(stays);
}
