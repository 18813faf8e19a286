import type { PageName } from '@console/contracts';
import { useNavigate } from '@console/remote-kit/router';
import { useState } from 'react';
import { giveUpDrafts } from '../drafts/draft-keeper';
import { isDirty } from './tab-marks';
import { closeTabs, forgetTab, hrefOf, neighbourOf } from './tabs.rules';
import type { OpenTabs } from './use-tabs';

/** Page to open when no tab is left. */
const home: PageName = 'index';

/** Closing of tabs. `asked` contains the keys that wait for a confirmation, because unsaved input would be lost. */
export function useCloseTabs({ tabs, seen: visible, change }: OpenTabs) {
  const navigate = useNavigate();
  const [requested, ask] = useState<readonly string[] | null>(null);

  /**
   * Navigates first: the address determines which page is open, so a closed page at the current address would open
   * again.
   */
  const leave = (closing: readonly string[]) => {
    if (visible === null || !closing.includes(visible)) return;
    const next = neighbourOf(tabs.open, visible, closing);
    void navigate(next ? hrefOf(next) : `/main/${home}`);
  };
  const closeNow = (closing: readonly string[]) => {
    ask(null);
    leave(closing);
    change((before) => closeTabs(before, closing));
  };
  return {
    requested,
    close: (closing: readonly string[]) => (closing.some(isDirty) ? ask(closing) : closeNow(closing)),
    /** Closes a page that reports that it is finished. */
    forget: (key: string) => {
      giveUpDrafts(key);
      change((before) => forgetTab(before, key));
    },
    /** Discards the unsaved input and closes the tabs. */
    confirm: () => {
      if (!requested) return;
      requested.filter(isDirty).forEach(giveUpDrafts);
      closeNow(requested);
    },
    keep: () => ask(null),
    reopen: () => {
      const last = tabs.closed.at(-1);
      if (last) void navigate(hrefOf(last));
    },
  };
}
