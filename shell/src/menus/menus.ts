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
import { setGrants, store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { onlyUnpinned } from './menu-groups.rules';

/** An entry without what is below it. */
export type FlatEntry = Omit<MenuEntry, 'subMenuList'>;

/** The user's menus, loaded once after sign-in, and again when a role changes. */
export type Menus =
  | { at: 'none' }
  | { at: 'loading' }
  | { at: 'failed'; failure: CallFailure }
  | { at: 'ready'; entries: MenuEntry[]; recent: FlatEntry[]; version: string };

/** The user's menus, loaded once after sign-in. */
export const menusAtom = atom<Menus>({ at: 'none' });

/** Ids of the user's pinned menus, in their order. */
export const pinnedAtom = atom<string[]>([]);

/** Asks for the menus and keeps what they grant. */
export async function loadMenus(): Promise<void> {
  store.set(menusAtom, { at: 'loading' });
  try {
    show(await call(queryMenus, {}, { background: true }));
  } catch (error) {
    // call() throws nothing else.
    store.set(menusAtom, { at: 'failed', failure: error as CallFailure });
  }
}

/**
 * The server has said which menus are the newest ones. Others than those at hand mean that a role has changed: they
 * are asked for, and what is there stays until they come.
 */
export async function noteMenuVersion(version: string | undefined): Promise<void> {
  const asking = store.get(menusAtom);
  if (version === undefined || asking.at !== 'ready' || asking.version === version) return;
  try {
    const answer = await call(queryMenus, {}, { background: true });
    // Somebody else may be signed in by now.
    if (store.get(menusAtom).at === 'ready') show(answer);
  } catch {
    // The next answer says the version again.
  }
}

function show(answer: OutputOf<typeof queryMenus>): void {
  setGrants(grantsOf(answer));
  store.set(
    pinnedAtom,
    (answer.pinnedMenuList ?? []).map(({ menuId }) => menuId),
  );
  const { systemMenuList: entries, recentMenuList: recent, menuVersion: version } = answer;
  store.set(menusAtom, { at: 'ready', entries, recent, version });
}

/** Forgets the menus of a user who left. */
export function forgetMenus(): void {
  setGrants();
  store.set(menusAtom, { at: 'none' });
  store.set(pinnedAtom, []);
}

/** Specification, section 2: visiting a menu that is flagged for it records it, and the last five are kept. */
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
  const kept = gone === null ? await call(pinMenus, { menuIds }) : await call(unpinMenu, { menuId: gone });
  store.set(pinnedAtom, kept.menuIds);
}

const recentMax = 5;

/** The newest first, each once. */
export const withRecent = (recent: FlatEntry[], entry: FlatEntry): FlatEntry[] =>
  [entry, ...recent.filter(({ menuId }) => menuId !== entry.menuId)].slice(0, recentMax);

/** A page is permitted if a permitted menu or a granted button leads to it. */
export function grantsOf({ systemMenuList, buttonLinkPageList, knownPages }: OutputOf<typeof queryMenus>) {
  const menus = systemMenuList.flatMap((menu) => [menu, ...menu.subMenuList]);
  const linked = buttonLinkPageList.flatMap(({ menuRouterList }) => menuRouterList.split(',').filter(Boolean));
  return {
    buttons: new Set(buttonLinkPageList.map(({ buttonId }) => buttonId)),
    pages: new Set([...menus.map(({ url }) => url), ...linked]),
    known: new Set(knownPages),
  };
}

/** Every entry, nested ones too, in the order of the menu. */
export const allEntries = (entries: MenuEntry[]) => entries.flatMap((menu) => [menu, ...menu.subMenuList]);
