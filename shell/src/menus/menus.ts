import { call, type CallFailure } from '@console/api';
import { queryMenus, type MenuEntry, type OutputOf } from '@console/contracts';
import { setGrants, store } from '@console/session';
import { atom } from 'jotai/vanilla';

/** The user's menus, loaded once after sign-in. */
export type Menus =
  { at: 'none' } | { at: 'loading' } | { at: 'failed'; failure: CallFailure } | { at: 'ready'; entries: MenuEntry[] };

/** The user's menus, loaded once after sign-in. */
export const menusAtom = atom<Menus>({ at: 'none' });

/** Asks for the menus and keeps what they grant. */
export async function loadMenus(): Promise<void> {
  store.set(menusAtom, { at: 'loading' });
  try {
    const answer = await call(queryMenus, {}, { background: true });
    setGrants(grantsOf(answer));
    store.set(menusAtom, { at: 'ready', entries: answer.systemMenuList });
  } catch (error) {
    // call() throws nothing else.
    store.set(menusAtom, { at: 'failed', failure: error as CallFailure });
  }
}

/** Forgets the menus of a user who left. */
export function forgetMenus(): void {
  setGrants();
  store.set(menusAtom, { at: 'none' });
}

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
