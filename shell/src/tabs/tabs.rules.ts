import type { PageLocation, PageView } from '@console/remote-kit';

/** A page that is open. */
export interface Tab extends Omit<PageView, 'active'> {
  isPinned: boolean;
  /** Rendered, seen or hidden; one that is not comes back from its address. */
  isAlive: boolean;
  /** Grows with every visit: the smallest was not looked at for the longest time. */
  turn: number;
}

/** Open pages in the order of the strip, pinned ones first, and what was closed, the last one last. */
export interface Tabs {
  open: readonly Tab[];
  closed: readonly Tab[];
}

/** What the rules must know of a page. */
export interface TabFacts {
  /** Its menu says that it stays alive. */
  keeps: (page: string) => boolean;
  /** It holds typed work. */
  isDirty: (key: string) => boolean;
}

/** More pages than this are not open at once, unless they are dirty or pinned. */
export const tabsMax = 20;
/** Pages cached beside the one that is seen. */
const aliveMax = 6;
const closedMax = 10;

export const noTabs: Tabs = { open: [], closed: [] };

/** Page and record: the same record of the same page is one open page. */
export function keyOf(page: string, { search }: PageLocation): string {
  const id = new URLSearchParams(search).get('id');
  return id ? `${page}?id=${id}` : page;
}

/** The key of what an address shows. */
export const keyAt = ({ pathname, search }: Pick<PageLocation, 'pathname' | 'search'>): string =>
  keyOf(pathname.replace(/^\/main\//, ''), { pathname, search, hash: '' });

export const hrefOf = ({ location: { pathname, search, hash } }: Pick<Tab, 'location'>): string =>
  pathname + search + hash;

const pinnedFirst = (open: readonly Tab[]) => [
  ...open.filter(({ isPinned }) => isPinned),
  ...open.filter(({ isPinned }) => !isPinned),
];

/** The tabs after `page` is shown at `location`: the tab that it has already, else a new one at the end. */
export function showPage({ open, closed }: Tabs, seen: Pick<Tab, 'page' | 'location'>, facts: TabFacts): Tabs {
  const key = keyOf(seen.page, seen.location);
  const turn = Math.max(0, ...open.map((tab) => tab.turn)) + 1;
  const shown = { ...seen, key, isAlive: true, turn };
  const all = open.some((tab) => tab.key === key)
    ? open.map((tab) => (tab.key === key ? { ...tab, ...shown } : tab))
    : [...open, { ...shown, isPinned: false }];
  return bounded({ open: unloaded(all, key, facts), closed: closed.filter((tab) => tab.key !== key) }, key, facts);
}

/** Is the list already what it is after `page` was shown at `location`? */
export function isShown({ open }: Tabs, { page, location }: Pick<Tab, 'page' | 'location'>): boolean {
  const newest = byTurn(open).at(-1);
  return (
    newest !== undefined &&
    newest.isAlive &&
    newest.key === keyOf(page, location) &&
    hrefOf(newest) === hrefOf({ location })
  );
}

/** A page that is left stays alive if it is dirty, or if its menu says so and it is one of the last few. */
function unloaded(open: readonly Tab[], visible: string, { keeps, isDirty }: TabFacts): Tab[] {
  const remaining = open.filter(({ key, page, isAlive }) => key !== visible && isAlive && keeps(page));
  const recent = new Set(byTurn(remaining).slice(-aliveMax));
  return open.map((tab) => ({
    ...tab,
    isAlive: tab.isAlive && (tab.key === visible || isDirty(tab.key) || recent.has(tab)),
  }));
}

/** Closes what was not looked at for the longest time; what is dirty, pinned or seen stays, however many there are. */
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

/** Closes pages; they can be opened again. */
export function closeTabs({ open, closed }: Tabs, keys: readonly string[]): Tabs {
  const isClosed = ({ key }: Tab) => keys.includes(key);
  return {
    open: open.filter((tab) => !isClosed(tab)),
    closed: [...closed, ...open.filter(isClosed)].slice(-closedMax),
  };
}

/** Closes what its user may no longer open, for good; typed work stays. */
export function onlyOpen(tabs: Tabs, mayStay: (tab: Tab) => boolean): Tabs {
  const open = tabs.open.filter(mayStay);
  return open.length === tabs.open.length ? tabs : { ...tabs, open };
}

/** Closes a page that is done, such as a form that was saved: nobody wants it back. */
export const forgetTab = ({ open, closed }: Tabs, key: string): Tabs => ({
  open: open.filter((tab) => tab.key !== key),
  closed,
});

export const pinTab = ({ open, closed }: Tabs, key: string, isPinned: boolean): Tabs => ({
  open: pinnedFirst(open.map((tab) => (tab.key === key ? { ...tab, isPinned } : tab))),
  closed,
});

/** Which tabs a menu entry closes. */
export type CloseScope = 'this' | 'others' | 'left' | 'right';

/** Keys that an action on the tab `key` closes. Pinned tabs are closed only by themselves. */
export function keysToClose(open: readonly Tab[], key: string, scope: CloseScope): string[] {
  if (scope === 'this') return [key];
  const at = open.findIndex((tab) => tab.key === key);
  const isMeant = (index: number) =>
    scope === 'others' ? index !== at : scope === 'left' ? index < at : index > at && at !== -1;
  return open.filter(({ isPinned }, index) => !isPinned && isMeant(index)).map((tab) => tab.key);
}

/** Where the seen page leads when it is closed: the next one to the right that stays, else to the left. */
export function neighbourOf(open: readonly Tab[], key: string, closing: readonly string[]): Tab | undefined {
  const at = open.findIndex((tab) => tab.key === key);
  const stays = (tab: Tab) => !closing.includes(tab.key);
  return open.slice(at + 1).find(stays) ?? open.slice(0, Math.max(at, 0)).findLast(stays);
}
