import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { hrefOf, noTabs, type Tabs } from './tabs.rules';

/** The open tabs, for the parts of the shell outside the page area. */
export const tabsAtom = atom<Tabs>(noTabs);

const name = 'mainTagList';

/**
 * Returns the last address of an open page, so that no page is open twice; otherwise returns `href`. For the visible
 * page it also returns `href`: navigating to the current page starts it afresh.
 */
export function openHref(href: string): string {
  const tab = store.get(tabsAtom).open.find(({ key }) => `/main/${key}` === href);
  return tab && tab.location.pathname !== location.pathname ? hrefOf(tab) : href;
}

/** Storage of this browser tab's pages; session storage, so that two tabs do not overwrite each other's list. */
const own = () => sessionStorage;
/** Storage of the page list that any tab stored last; a new browser tab starts with it. */
const common = () => localStorage;

export function readTabList(): string | null {
  try {
    return own().getItem(name) ?? common().getItem(name);
  } catch {
    // Storage is denied, so nothing was stored.
    return null;
  }
}

export function keepTabList(text: string): void {
  for (const storage of [own, common])
    try {
      storage().setItem(name, text);
    } catch {
      // Storage is full or denied, so after a reload only the page of the address is open.
    }
}

/** Removes the list at sign-out, so that the browser does not reveal which pages the user opened. */
export function forgetTabList(): void {
  for (const storage of [own, common])
    try {
      storage().removeItem(name);
    } catch {
      // Storage is denied, so nothing was stored.
    }
}
