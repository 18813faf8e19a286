import type { ComponentType } from 'react';
import { deadline } from './deadline';
import { tryAgain } from './try-again';

/** Whoever waits longer than this is told so. */
const loadMs = 7000;

/** What a contribution is given: what the page around it says of itself, and how to report something to it. */
export interface Given {
  said?: object;
  onEvent?: (event: unknown) => void;
  isInline?: boolean;
}

/** What is loaded by its name: a page, which is given nothing, or a contribution to one. */
export interface Part {
  name: string;
  /** Folder whose texts come with it. */
  texts?: string | undefined;
  load: () => Promise<{ default: ComponentType<Given> }>;
}

/** The pages of a remote, each loaded when it is first needed and then at hand. */
export interface PageLoader {
  /** The page, if its code is here. */
  at: (name: string) => ComponentType<Given> | undefined;
  /** Says whenever another page is here; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
  /** Fails if the code cannot be had; asking again tries again. */
  load: (name: string) => Promise<ComponentType<Given>>;
}

/**
 * Pages are loaded by hand and not through React.lazy: a Suspense fallback that was shown stays for 300 ms even if
 * the code is there after 20, and a lazy component that failed once fails for ever.
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
      const page = pages.get(name) ?? (await deadline(tryAgain(screen.load), loadMs, 'Loading the page')).default;
      pages.set(name, page);
      for (const tell of listeners) tell();
      return page;
    },
  };
}
