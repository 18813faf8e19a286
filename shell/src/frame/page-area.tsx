import type { LiveRemote } from '@console/contracts/release';
import type { ShellServices } from '@console/remote-kit';
import { notify } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from '@console/remote-kit/router';
import { useBoot } from '../boot/boot-context';
import { NotFound } from '../errors/error-page';
import { allEntries, menusAtom } from '../menus/menus';
import type { Decision } from '../navigation/decide';
import css from './frame.module.css';
import { openPage, type OpenPage } from './open-pages';
import { RemoteSlot } from './remote-slot';
import { useDocumentTitle } from './use-document-title';

/** The open pages, one slot for each remote that has been needed; one page is seen. */
export function PageArea({ decision }: { decision: Extract<Decision, { at: 'wait' | 'page' | 'not-found' }> }) {
  const { release } = useBoot();
  const page = decision.at === 'page' ? decision.page : null;
  const { open, shell } = useOpenPages(page);
  useDocumentTitle(page);
  const seen = page ? open.at(-1) : undefined;
  const views = open.map((one) => ({ ...one, active: one === seen }));
  return (
    <main id="main" className={css.main} tabIndex={-1}>
      {release.remotes.map((remote) => {
        const own = views.filter((view) => owns(remote, view.page));
        return own.length > 0 && <RemoteSlot key={remote.base} remote={remote} views={own} shell={shell} />;
      })}
      {decision.at === 'not-found' && <NotFound />}
    </main>
  );
}

const owns = (remote: LiveRemote, page: string) => remote.manifest.pages.some(({ name }) => name === page);

/** Which pages are open, and what a page may ask of the shell. */
function useOpenPages(page: string | null) {
  const { pathname, search, hash } = useLocation();
  const [open, setOpen] = useState<OpenPage[]>([]);
  const dirty = useRef(new Set<string>());
  const keeps = useKeptAlive();
  const next = useMemo(
    () =>
      page
        ? openPage(
            open,
            { page, location: { pathname, search, hash } },
            { keeps, isDirty: (key) => dirty.current.has(key) },
          )
        : open,
    // The open pages change only with the address; `open` is what they were before it.
    [page, pathname, search, hash],
  );
  useEffect(() => setOpen(next), [next]);
  const shell = useShellServices(dirty.current, (key) => setOpen((pages) => pages.filter((one) => one.key !== key)));
  return { open: next, shell };
}

/** Pages whose menu says that they stay alive. */
function useKeptAlive(): (page: string) => boolean {
  const menus = useAtomValue(menusAtom);
  const entries = menus.at === 'ready' ? menus.entries : [];
  const cached = new Set(allEntries(entries).flatMap(({ url, isCache }) => (isCache ? [url] : [])));
  return (page) => cached.has(page);
}

function useShellServices(dirty: Set<string>, close: (key: string) => void): ShellServices {
  const navigate = useNavigate();
  const latest = useRef({ navigate, close });
  latest.current = { navigate, close };
  useEffect(() => {
    const guard = (event: BeforeUnloadEvent) => {
      if (dirty.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [dirty]);
  return useMemo<ShellServices>(
    () => ({
      navigate: (to, options) => void latest.current.navigate(to, options),
      close: (key) => {
        dirty.delete(key);
        latest.current.close(key);
      },
      setDirty: (key, isDirty) => void (isDirty ? dirty.add(key) : dirty.delete(key)),
      notify: ({ tone, text }) => notify(text, { tone }),
    }),
    [dirty],
  );
}
