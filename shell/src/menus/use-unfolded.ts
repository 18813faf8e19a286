import { useState } from 'react';

const storageKey = 'unfoldedMenus';

/** Ids of menus that somebody unfolded or folded; one that is not there is unfolded while its page is open. */
type Unfolded = Readonly<Record<string, boolean>>;

/** Which groups of the menu stand open, remembered by this browser. */
export function useUnfolded() {
  const [unfolded, set] = useState(read);
  const unfold = (key: string, isOpen: boolean) => {
    const next = { ...unfolded, [key]: isOpen };
    set(next);
    try {
      localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Without storage the groups are as they were until the page is loaded again.
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
