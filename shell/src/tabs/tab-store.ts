import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { hrefOf, noTabs, type Tabs } from './tabs.rules';

/** What is open, for the parts of the shell beside the page area. */
export const tabsAtom = atom<Tabs>(noTabs);

const name = 'mainTagList';

/**
 * Where an open page was left; `href` itself if it is not open, so that what is open twice is one tab. For the page
 * that is seen it is `href` too: whoever goes where they are wants to start there afresh.
 */
export function openHref(href: string): string {
  const tab = store.get(tabsAtom).open.find(({ key }) => `/main/${key}` === href);
  return tab && tab.location.pathname !== location.pathname ? hrefOf(tab) : href;
}

/** Open pages of this browser tab, in session storage, so that two tabs do not overwrite each other's list. */
const own = () => sessionStorage;
/** Open pages that any tab stored last; a new tab begins with them. */
const common = () => localStorage;

export function readTabList(): string | null {
  try {
    return own().getItem(name) ?? common().getItem(name);
  } catch {
    // Storage is forbidden: nothing was stored.
    return null;
  }
}

export function keepTabList(text: string): void {
  for (const storage of [own, common])
    try {
      storage().setItem(name, text);
    } catch {
      // Storage is full or forbidden: a reload shows the page of its address alone, nothing more.
    }
}

/** Removes the list at sign-out, so that the browser does not show which pages the user opened. */
export function forgetTabList(): void {
  for (const storage of [own, common])
    try {
      storage().removeItem(name);
    } catch {
      // Storage is forbidden: nothing was stored.
    }
}
