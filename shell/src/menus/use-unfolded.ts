import { useState } from 'react';

const storageKey = 'unfoldedMenus';

/** Ids of menus that the user expanded or collapsed; all others are expanded while one of their pages is open. */
type Unfolded = Readonly<Record<string, boolean>>;

/** Expanded groups of the menu, stored in the browser. */
export function useUnfolded() {
  const [unfolded, set] = useState(read);
  const unfold = (key: string, isOpen: boolean) => {
    const next = { ...unfolded, [key]: isOpen };
    set(next);
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Without storage, the state lasts until the page reloads.
    }
  };
  return { unfolded, unfold };
}

function read(): Unfolded {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return Object.fromEntries(
      Object.entries(Object(stored)).filter((one): one is [string, boolean] => typeof one[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}
