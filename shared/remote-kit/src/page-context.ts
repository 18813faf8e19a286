import { createContext, useContext, useEffect } from 'react';
import type { HandoverDesk } from './handover';
import type { ShellServices } from './lifecycles';

/** Nothing that changes while the page is open: whoever asks for it is not rendered again by a change of tabs. */
interface Page {
  /** Page name and record, stable while the page is open. */
  key: string;
  shell: ShellServices;
  desk: HandoverDesk;
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

/** Names the tab of this page by the record that it shows, once that is known. */
export function usePageTitle(title: string | undefined): void {
  const { key, shell } = usePage();
  useEffect(() => {
    if (title !== undefined) shell.setTitle(key, title);
  }, [shell, key, title]);
}
