import type { PageView } from '@console/remote-kit';
import { useLocation } from '@console/remote-kit/router';
import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { allEntries, menusAtom } from '../menus/menus';
import { keyOf, openPage, type OpenPage } from './open-pages';

interface OpenPages {
  /** Every open page; the seen one is active. */
  views: PageView[];
  /** Keys of pages with typed work. */
  dirty: Set<string>;
  close: (key: string) => void;
}

/** Which pages are open while the address shows `page`. */
export function useOpenPages(page: string | null): OpenPages {
  const { pathname, search, hash } = useLocation();
  const [dirty] = useState(() => new Set<string>());
  const [open, setOpen] = useState<OpenPage[]>([]);
  const keeps = useKeptAlive();
  const location = { pathname, search, hash };
  const key = page && keyOf(page, location);

  // The address decides; the list follows it in the same render, so that no page is ever shown at an old place.
  if (page && !isShown(open.at(-1), page, location))
    setOpen(openPage(open, { page, location }, { keeps, isDirty: (one) => dirty.has(one) }));

  return {
    views: open.map((one) => ({ ...one, active: one.key === key })),
    dirty,
    close: (closed) => {
      dirty.delete(closed);
      setOpen((pages) => pages.filter((one) => one.key !== closed));
    },
  };
}

const isShown = (last: OpenPage | undefined, page: string, { pathname, search, hash }: OpenPage['location']) =>
  last?.page === page &&
  last.location.pathname === pathname &&
  last.location.search === search &&
  last.location.hash === hash;

/** Pages whose menu says that they stay alive. */
function useKeptAlive(): (page: string) => boolean {
  const menus = useAtomValue(menusAtom);
  const entries = menus.at === 'ready' ? allEntries(menus.entries) : [];
  return (page) => entries.some(({ url, isCache }) => url === page && isCache);
}
