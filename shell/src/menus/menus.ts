import { call, type CallFailure } from '@console/api';
import {
  clearRecentMenus,
  pinMenus,
  queryMenus,
  recordRecentMenu,
  unpinMenu,
  type MenuEntry,
  type OutputOf,
} from '@console/contracts';
import { renewUser, setGrants, sessionOf, store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { onlyUnpinned } from './menu-groups.rules';

/** An entry without its children. */
export type FlatEntry = Omit<MenuEntry, 'subMenuList'>;

/** The user's menus, loaded once after sign-in. */
export type Menus =
  | { at: 'none' }
  | { at: 'loading' }
  | { at: 'failed'; failure: CallFailure }
  | { at: 'ready'; entries: MenuEntry[]; recent: FlatEntry[]; version: string };

/** The user's menus, loaded once after sign-in. */
export const menusAtom = atom<Menus>({ at: 'none' });

/** Ids of the user's pinned menus, in their order. */
export const pinnedAtom = atom<string[]>([]);

/** Incremented when the user changes: responses to requests of the previous user are discarded. */
let turn = 0;
let isRefreshing = false;

/** Loads the menus and stores the pages that they grant. */
export async function loadMenus(): Promise<void> {
  const mine = ++turn;
  store.set(menusAtom, { at: 'loading' });
  try {
    const response = await call(queryMenus, {}, { background: true });
    if (mine === turn) keepMenus(response);
  } catch (error) {
    // `call()` throws only `CallFailure`.
    if (mine === turn) store.set(menusAtom, { at: 'failed', failure: error as CallFailure });
  }
}

/** Reloads the menus, because a role may have changed. The current menus are used until the new ones arrive. */
export async function refreshMenus(): Promise<void> {
  if (isRefreshing || store.get(menusAtom).at !== 'ready') return;
  isRefreshing = true;
  const mine = turn;
  try {
    const response = await call(queryMenus, {}, { background: true });
    const menus = store.get(menusAtom);
    if (mine === turn && menus.at === 'ready' && menus.version !== response.menuVersion) keepMenus(response);
  } catch {
    // The current menus may show too much, but the server refuses the calls; the next minute retries.
  } finally {
    isRefreshing = false;
  }
}

/** Compares the menu version that the server reports with the loaded one. */
export function noteMenuVersion(version: string | undefined): void {
  const menus = store.get(menusAtom);
  if (version !== undefined && menus.at === 'ready' && menus.version !== version) void refreshMenus();
}

function keepMenus(response: OutputOf<typeof queryMenus>): void {
  const { systemMenuList: entries, recentMenuList: recent, menuVersion: version } = response;
  // Before the permissions are set: pages without permission then lead to the setup instead of /error-401.
  confine(response.secondFactorDue ?? false);
  setGrants(grantsOf(response));
  store.set(
    pinnedAtom,
    (response.pinnedMenuList ?? []).map(({ menuId }) => menuId),
  );
  store.set(menusAtom, { at: 'ready', entries, recent, version });
}

/**
 * Opens the setup when two-factor authentication becomes required during the session, and closes it when it no longer
 * is.
 */
function confine(secondFactorDue: boolean): void {
  const session = sessionOf('vcc');
  if (session.at === 'in' && (session.user.secondFactorDue ?? false) !== secondFactorDue)
    renewUser({ secondFactorDue });
}

/** Clears the menus after a sign-out. */
export function forgetMenus(): void {
  turn += 1;
  setGrants();
  store.set(menusAtom, { at: 'none' });
  store.set(pinnedAtom, []);
}

/** Records the visit of a menu that is flagged for it and stores the last five (specification, section 2). */
export function recordVisit(page: string): void {
  const menus = store.get(menusAtom);
  if (menus.at !== 'ready') return;
  const entry = allEntries(menus.entries).find(({ url }) => url === page);
  if (!entry?.isRecentUser) return;
  store.set(menusAtom, { ...menus, recent: withRecent(menus.recent, entry) });
  // Not awaited: after a failure, only this visit is missing from the recent menus.
  void call(recordRecentMenu, { menuId: entry.menuId }, { background: true }).catch(() => undefined);
}

/** Clears the user's recent menus, on the server first. */
export async function clearRecents(): Promise<void> {
  await call(clearRecentMenus, {});
  const menus = store.get(menusAtom);
  if (menus.at === 'ready') store.set(menusAtom, { ...menus, recent: [] });
}

/** Saves the pins in this order. A single removal is sent as such, so that pins from another window are preserved. */
export async function savePins(menuIds: string[]): Promise<void> {
  const gone = onlyUnpinned(store.get(pinnedAtom), menuIds);
  const stored = gone === null ? await call(pinMenus, { menuIds }) : await call(unpinMenu, { menuId: gone });
  // Responses to earlier menu requests contain the old pins and are discarded; the next minute retries.
  turn += 1;
  store.set(pinnedAtom, stored.menuIds);
}

const recentMax = 5;

/** Prepends an entry and removes its duplicate. */
export const withRecent = (recent: FlatEntry[], entry: FlatEntry): FlatEntry[] =>
  [entry, ...recent.filter(({ menuId }) => menuId !== entry.menuId)].slice(0, recentMax);

/** A page is permitted if a permitted menu or a granted button opens it. */
export function grantsOf({
  systemMenuList,
  buttonLinkPageList,
  knownPages,
  hiddenGroups = [],
}: OutputOf<typeof queryMenus>) {
  const menus = systemMenuList.flatMap((menu) => [menu, ...menu.subMenuList]);
  const linked = buttonLinkPageList.flatMap(({ menuRouterList }) => menuRouterList.split(',').filter(Boolean));
  return {
    buttons: new Set(buttonLinkPageList.map(({ buttonId }) => buttonId)),
    pages: new Set([...menus.map(({ url }) => url), ...linked]),
    allPages: new Set(knownPages),
    hidden: new Set<string>(hiddenGroups),
  };
}

/** Returns all entries and their children in menu order. */
export const allEntries = (entries: MenuEntry[]) => entries.flatMap((menu) => [menu, ...menu.subMenuList]);
