import type { LiveRemote } from '@console/contracts/release';
import { useBoot } from '../boot/boot-context';
import { NotFound } from '../errors/error-page';
import type { Decision } from '../navigation/decide';
import css from './frame.module.css';
import { RemoteSlot } from './remote-slot';
import { useDocumentTitle } from './use-document-title';
import { useOpenPages } from './use-open-pages';
import { useShellServices } from './use-shell-services';

/** The open pages, one slot for each remote that has been needed; one page is seen. */
export function PageArea({ decision }: { decision: Extract<Decision, { at: 'wait' | 'page' | 'not-found' }> }) {
  const { release } = useBoot();
  const page = decision.at === 'page' ? decision.page : null;
  const { views, dirty, close } = useOpenPages(page);
  const shell = useShellServices(dirty, close);
  return (
    <main id="main" className={css.main} tabIndex={-1}>
      <Title page={page} />
      {release.remotes.map((remote) => {
        const own = views.filter((view) => owns(remote, view.page));
        return own.length > 0 && <RemoteSlot key={remote.base} remote={remote} views={own} shell={shell} />;
      })}
      {decision.at === 'not-found' && <NotFound />}
    </main>
  );
}

/** Before the pages, so that a shell page inside (not found) has the last word. */
function Title({ page }: { page: string | null }) {
  useDocumentTitle(page);
  return null;
}

const owns = (remote: LiveRemote, page: string) => remote.manifest.pages.some(({ name }) => name === page);
