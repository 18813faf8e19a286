import { createContext, useContext, useEffect } from 'react';
import type { HandoverRegistry } from './handover';
import type { ShellServices, TabFill } from './lifecycles';

/** Nothing that changes while the page is open: whoever asks for it is not rendered again by a change of tabs. */
interface Page {
  /** Page name and record, stable while the page is open. */
  key: string;
  shell: ShellServices;
  registry: HandoverRegistry;
}

/** The page that a component is part of. */
export const PageContext = createContext<Page | null>(null);

/** The open page around this component: its key and the shell's services. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage() is for components of a page.');
  return page;
}

/** Navigation, notices, and closing of this page; all of it belongs to the shell. */
export const useShell = (): ShellServices => usePage().shell;

/** Names the tab of this page by the record that it shows, once that is known; see `tab` of its screen. */
export function usePageTitle(fill: TabFill | undefined): void {
  const { key, shell } = usePage();
  const text = fill && JSON.stringify(fill);
  useEffect(() => {
    // It was a fill a line ago; as text it is the same in every render that says the same.
    if (text !== undefined) shell.setTitle(key, JSON.parse(text) as TabFill);
  }, [shell, key, text]);
}
