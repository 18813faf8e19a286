import type { ComponentType } from 'react';
import { tryAgain } from './try-again';

/** Props of a contribution: the props of its page, and a function to report events. */
export interface Given {
  said?: object;
  onEvent?: (event: unknown) => void;
  isInline?: boolean;
}

/** Something loaded by name: a page without props, or a contribution. */
export interface Part {
  name: string;
  /** Folder of its texts. */
  texts?: string | undefined;
  load: () => Promise<{ default: ComponentType<Given> }>;
}

/** Pages of a remote, each loaded when first needed and then cached. */
export interface PageLoader {
  /** Returns the page if its code is loaded. */
  at: (name: string) => ComponentType<Given> | undefined;
  /** Registers a callback for the loading of another page. Returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
  /** Rejects if the code cannot be loaded; another call retries. */
  load: (name: string) => Promise<ComponentType<Given>>;
}

/**
 * Loads pages without React.lazy: a Suspense fallback would stay for 300 ms even if the code is loaded after 20 ms, and
 * a lazy component that failed once fails forever.
 */
export function loaderOf(screens: readonly Part[]): PageLoader {
  const pages = new Map<string, ComponentType<Given>>();
  const listeners = new Set<() => void>();
  return {
    at: (name) => pages.get(name),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async (name) => {
      const screen = screens.find((one) => one.name === name);
      if (!screen) throw new Error(`No page is called ${name}.`);
      const page = pages.get(name) ?? (await tryAgain(screen.load)).default;
      pages.set(name, page);
      for (const tell of listeners) tell();
      return page;
    },
  };
}
