import type { TabFill } from '@console/remote-kit';
import { grantsAtom, store } from '@console/session';
import { useLocation } from '@console/remote-kit/router';
import { useAtomValue } from 'jotai/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useBoot } from '../boot/boot-context';
import { allEntries, menusAtom } from '../menus/menus';
import { forgetMarksExcept, isDirty, nameTab, titlesAtom } from './tab-marks';
import { memoryOf, restoredFrom } from './tab-memory.rules';
import { keepTabList, readTabList, tabsAtom } from './tab-store';
import { isShown, keyOf, noTabs, onlyOpen, showPage, type Tabs } from './tabs.rules';

/** Open tabs and the function that changes them. */
export interface OpenTabs {
  tabs: Tabs;
  /** Key of the visible page. */
  seen: string | null;
  change: (next: (tabs: Tabs) => Tabs) => void;
}

/** Manages the open tabs while the address shows `page`. */
export function useTabs(userId: string, page: string | null): OpenTabs {
  const { pathname, search, hash } = useLocation();
  const [tabs, change] = useState<Tabs>(noTabs);
  /** Title values of restored tabs; null until the user's permissions have loaded. */
  const [names, setNames] = useState<ReadonlyMap<string, TabFill> | null>(null);
  const menus = useAtomValue(menusAtom);
  const isOpen = useIsOpen();

  // The address determines the list, which is derived in the same render, so that no page renders at an outdated
  // address.
  let next = tabs;
  if (menus.at === 'ready') {
    const entries = allEntries(menus.entries);
    const keeps = (one: string) => entries.some(({ url, isCache }) => url === one && isCache);
    if (!names) {
      const restored = restoredFrom({ text: readTabList(), userId, isOpen });
      next = { ...tabs, open: restored.open };
      setNames(restored.fills);
    }
    next = onlyOpen(next, (tab) => isOpen(tab.page) || isDirty(tab.key));
    const visible = page && { page, location: { pathname, search, hash } };
    if (visible && !isShown(next, visible)) next = showPage(next, visible, { keeps, isDirty });
  }
  if (next !== tabs) change(next);

  useMemory(userId, tabs, names);
  return { tabs: next, seen: page && keyOf(page, { pathname, search, hash }), change };
}

/** Returns a function that returns whether the user may open a page and a live remote owns it. */
function useIsOpen(): (page: string) => boolean {
  const { release } = useBoot();
  const { pages } = useAtomValue(grantsAtom);
  return (page) =>
    pages.has(page) && release.remotes.some(({ manifest }) => manifest.pages.some((one) => one.name === page));
}

/** Publishes the open tabs to the rest of the shell and stores them for the next visit. */
function useMemory(userId: string, tabs: Tabs, names: ReadonlyMap<string, TabFill> | null): void {
  const titles = useAtomValue(titlesAtom);
  useLayoutEffect(() => {
    store.set(tabsAtom, tabs);
  }, [tabs]);
  useEffect(() => {
    for (const [key, fill] of names ?? []) nameTab(key, fill);
  }, [names]);
  useEffect(() => {
    if (!names) return;
    const open = new Set(tabs.open.map(({ key }) => key));
    forgetMarksExcept(open, new Set([...open, ...tabs.closed.map(({ key }) => key)]));
    keepTabList(memoryOf({ userId, open: tabs.open, fills: new Map([...names, ...titles]) }));
  }, [names, userId, tabs.open, tabs.closed, titles]);
  // Clears the marks, so that the next user does not see them.
  useEffect(
    () => () => {
      store.set(tabsAtom, noTabs);
      forgetMarksExcept(new Set());
    },
    [],
  );
}
