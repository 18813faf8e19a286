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

/** An entry without what is below it. */
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

/** Grows whenever the menus begin to belong to somebody else: an answer for who was here before is dropped. */
let turn = 0;
let isRefreshing = false;

/** Asks for the menus and keeps what they grant. */
export async function loadMenus(): Promise<void> {
  const mine = ++turn;
  store.set(menusAtom, { at: 'loading' });
  try {
    const response = await call(queryMenus, {}, { background: true });
    if (mine === turn) keepMenus(response);
  } catch (error) {
    // call() throws nothing else.
    if (mine === turn) store.set(menusAtom, { at: 'failed', failure: error as CallFailure });
  }
}

/** A role may have changed: fetches the menus again. Those at hand stay until their successors are there. */
export async function refreshMenus(): Promise<void> {
  if (isRefreshing || store.get(menusAtom).at !== 'ready') return;
  isRefreshing = true;
  const mine = turn;
  try {
    const response = await call(queryMenus, {}, { background: true });
    const menus = store.get(menusAtom);
    if (mine === turn && menus.at === 'ready' && menus.version !== response.menuVersion) keepMenus(response);
  } catch {
    // The old menus hide less than they should; the server refuses all the same, and the next minute asks again.
  } finally {
    isRefreshing = false;
  }
}

/** The server says which version of the menus it would answer. */
export function noteMenuVersion(version: string | undefined): void {
  const menus = store.get(menusAtom);
  if (version !== undefined && menus.at === 'ready' && menus.version !== version) void refreshMenus();
}

function keepMenus(response: OutputOf<typeof queryMenus>): void {
  const { systemMenuList: entries, recentMenuList: recent, menuVersion: version } = response;
  // Before the grants: pages that they no longer permit then lead to the setup, not to /error-401.
  confine(response.secondFactorDue ?? false);
  setGrants(grantsOf(response));
  store.set(
    pinnedAtom,
    (response.pinnedMenuList ?? []).map(({ menuId }) => menuId),
  );
  store.set(menusAtom, { at: 'ready', entries, recent, version });
}

/** Leads to the setup of two-step sign-in when it has become required during the session, and back when it no longer is. */
function confine(secondFactorDue: boolean): void {
  const session = sessionOf('vcc');
  if (session.at === 'in' && (session.user.secondFactorDue ?? false) !== secondFactorDue)
    renewUser({ secondFactorDue });
}

/** Forgets the menus of a user who left. */
export function forgetMenus(): void {
  turn += 1;
  setGrants();
  store.set(menusAtom, { at: 'none' });
  store.set(pinnedAtom, []);
}

/** Specification, section 2: visiting a menu that is flagged for it records it, and the last five are stored. */
export function recordVisit(page: string): void {
  const menus = store.get(menusAtom);
  if (menus.at !== 'ready') return;
  const entry = allEntries(menus.entries).find(({ url }) => url === page);
  if (!entry?.isRecentUser) return;
  store.set(menusAtom, { ...menus, recent: withRecent(menus.recent, entry) });
  // Nobody waits for it: a visit that was not recorded is missing from a list of shortcuts, nothing more.
  void call(recordRecentMenu, { menuId: entry.menuId }, { background: true }).catch(() => undefined);
}

/** Forgets the recent menus of the user, on the server first. */
export async function clearRecents(): Promise<void> {
  await call(clearRecentMenus, {});
  const menus = store.get(menusAtom);
  if (menus.at === 'ready') store.set(menusAtom, { ...menus, recent: [] });
}

/** Pins these in this order. One that was only taken off is taken off alone: what another window pinned stays. */
export async function savePins(menuIds: string[]): Promise<void> {
  const gone = onlyUnpinned(store.get(pinnedAtom), menuIds);
  const stored = gone === null ? await call(pinMenus, { menuIds }) : await call(unpinMenu, { menuId: gone });
  // Menus that were requested before this name the pins of before; the next minute asks again.
  turn += 1;
  store.set(pinnedAtom, stored.menuIds);
}

const recentMax = 5;

/** The newest first, each once. */
export const withRecent = (recent: FlatEntry[], entry: FlatEntry): FlatEntry[] =>
  [entry, ...recent.filter(({ menuId }) => menuId !== entry.menuId)].slice(0, recentMax);

/** A page is permitted if a permitted menu or a granted button leads to it. */
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

/** Every entry, nested ones too, in the order of the menu. */
export const allEntries = (entries: MenuEntry[]) => entries.flatMap((menu) => [menu, ...menu.subMenuList]);
