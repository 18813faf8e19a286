import { createContext, useContext, useEffect } from 'react';
import type { HandoverRegistry } from './handover';
import type { ShellServices, TabFill } from './lifecycles';

/** Values that do not change while the page is open, so that changes of tabs cause no renders. */
interface Page {
  /** Page name and record, stable while the page is open. */
  key: string;
  shell: ShellServices;
  registry: HandoverRegistry;
}

/** Returns the surrounding open page: its key and the shell's services. */
export const PageContext = createContext<Page | null>(null);

/** Returns the surrounding open page: its key and the shell's services. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage() is for components of a page.');
  return page;
}

/** Returns the shell's services: navigation, notices, and closing of this page. */
export const useShell = (): ShellServices => usePage().shell;

/** Sets the tab title to that of the shown record once the record is loaded; see `tab` of its screen. */
export function usePageTitle(fill: TabFill | undefined): void {
  const { key, shell } = usePage();
  const text = fill && JSON.stringify(fill);
  useEffect(() => {
    // Serialized from a `TabFill`, so that equal values are the same text in every render.
    if (text !== undefined) shell.setTitle(key, JSON.parse(text) as TabFill);
  }, [shell, key, text]);
}
