import type { PageName } from '@console/contracts';
import { useNavigate } from '@console/remote-kit/router';
import { useState } from 'react';
import { giveUpDrafts } from '../drafts/draft-keeper';
import { isDirty } from './tab-marks';
import { closeTabs, forgetTab, hrefOf, neighbourOf } from './tabs.rules';
import type { OpenTabs } from './use-tabs';

/** Where the console goes when nothing else is open. */
const home: PageName = 'index';

/** Closing of tabs: `asked` are the keys that wait for an answer, because something typed would be lost. */
export function useCloseTabs({ tabs, seen: visible, change }: OpenTabs) {
  const navigate = useNavigate();
  const [requested, ask] = useState<readonly string[] | null>(null);

  /** The address moves first: it decides what is open, and a page that it still shows would open again. */
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
    /** What a page asks for that is done with itself. */
    forget: (key: string) => {
      giveUpDrafts(key);
      change((before) => forgetTab(before, key));
    },
    /** What was typed there is given up. */
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
