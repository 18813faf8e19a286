import { i18n } from '@console/i18n';
import { store } from '@console/session';
import { Failed, Skeleton, UiProvider } from '@console/ui';
import { Provider } from 'jotai/react';
import { Activity, createElement, memo, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { I18nextProvider } from 'react-i18next';
import { CachedPage } from './cached-page';
import type { PageView, RemoteProps } from './lifecycles';
import { PageBoundary } from './page-boundary';
import { PageContext, usePage } from './page-context';
import type { PageLoader } from './page-loader';
import { PageRouter } from './page-router';
import { mayPass } from './try-again';

interface RemoteRootProps extends RemoteProps {
  remote: string;
  loader: PageLoader;
}

/** Content of one mounted version: its open pages, one of them visible, or one contribution with its natural size. */
export function RemoteRoot({ remote, loader, pages, shell, registry, locale, onPageFault }: RemoteRootProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n} defaultNS={remote}>
        <UiProvider locale={locale}>
          {pages.map((view) => {
            const frame = <PageFrame {...{ view, remote, loader, shell, registry }} onFault={onPageFault} />;
            return view.contribution ? (
              <Activity key={view.key} mode={view.active ? 'visible' : 'hidden'}>
                {frame}
              </Activity>
            ) : (
              <CachedPage key={view.key} isSeen={view.active}>
                {frame}
              </CachedPage>
            );
          })}
        </UiProvider>
      </I18nextProvider>
    </Provider>
  );
}

interface PageFrameProps {
  view: PageView;
  remote: string;
  loader: PageLoader;
  shell: RemoteProps['shell'];
  registry: RemoteProps['registry'];
  onFault: RemoteProps['onPageFault'];
}

/**
 * The shell creates new views in each render; a page renders again only if its own address changed. The surrounding
 * Activity handles the visibility, so a page that returns is unchanged.
 */
const isSame = (a: PageFrameProps, b: PageFrameProps) =>
  a.loader === b.loader &&
  a.shell === b.shell &&
  a.registry === b.registry &&
  a.view.contribution === b.view.contribution &&
  a.view.location.pathname === b.view.location.pathname &&
  a.view.location.search === b.view.location.search &&
  a.view.location.hash === b.view.location.hash;

const PageFrame = memo(function PageFrame({ view, remote, loader, shell, registry, onFault }: PageFrameProps) {
  const { key } = view;
  const page = useMemo(() => ({ key, shell, registry }), [key, shell, registry]);
  return (
    <div data-page={view.page} data-remote={remote} className={view.contribution ? undefined : 'vcc-page'}>
      <PageContext value={page}>
        <PageRouter location={view.location} navigate={shell.navigate}>
          <PageBoundary
            fallback={(error, retry) => <BrokenPage error={error} onRetry={retry} />}
            onFault={(error) => onFault(error, view.page)}
          >
            <Page name={view.page} loader={loader} contribution={view.contribution} />
          </PageBoundary>
        </PageRouter>
      </PageContext>
    </div>
  );
}, isSame);

interface PageProps {
  name: string;
  loader: PageLoader;
  contribution: PageView['contribution'];
}

/** A page, once its code is loaded. */
function Page({ name, loader, contribution }: PageProps) {
  const { shell } = usePage();
  // A page that rendered while it was hidden, before its code was loaded, gets the code when it is shown.
  const Content = useSyncExternalStore(loader.subscribe, () => loader.at(name));
  const [error, setError] = useState<unknown>(null);
  const isAwaited = !Content && error === null;
  // A hidden page runs no effects, so only the visible page reports that it is waiting.
  useEffect(() => (isAwaited ? shell.beginWaiting() : undefined), [isAwaited, shell]);
  useEffect(() => {
    if (!Content) loader.load(name).catch(setError);
  }, [Content, name, loader]);
  if (error !== null) throw error;
  if (Content) return createElement(Content, contribution);
  return contribution?.isInline ? null : <Skeleton isPage />;
}

function BrokenPage({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return mayPass(error) ? <Failed isMissing onRetry={onRetry} /> : <Failed message={error.message} onRetry={onRetry} />;
}
