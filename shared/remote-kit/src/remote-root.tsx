import { i18n } from '@console/i18n';
import { store } from '@console/session';
import { Failed, Skeleton, UiProvider } from '@console/ui';
import { Provider } from 'jotai/react';
import { memo, useEffect, useMemo, useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { KeptPage } from './kept-page';
import type { PageView, RemoteProps } from './lifecycles';
import { PageBoundary } from './page-boundary';
import { PageContext } from './page-context';
import type { PageLoader } from './page-loader';
import { PageRouter } from './page-router';

interface RemoteRootProps extends RemoteProps {
  remote: string;
  loader: PageLoader;
}

/** Everything that one mounted version shows: its open pages, one of them seen. */
export function RemoteRoot({ remote, loader, pages, shell, locale }: RemoteRootProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n} defaultNS={remote}>
        <UiProvider locale={locale}>
          {pages.map((view) => (
            <KeptPage key={view.key} isSeen={view.active}>
              <PageFrame view={view} remote={remote} loader={loader} shell={shell} />
            </KeptPage>
          ))}
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
}

/**
 * The shell makes new views at each of its renders; a page is rendered again only if its own address changed. Being
 * seen or not is the affair of the Activity around it: a page that comes back is as it was.
 */
const isSame = (a: PageFrameProps, b: PageFrameProps) =>
  a.loader === b.loader &&
  a.shell === b.shell &&
  a.view.location.pathname === b.view.location.pathname &&
  a.view.location.search === b.view.location.search &&
  a.view.location.hash === b.view.location.hash;

const PageFrame = memo(function PageFrame({ view, remote, loader, shell }: PageFrameProps) {
  const { key } = view;
  const page = useMemo(() => ({ key, shell }), [key, shell]);
  return (
    <div data-page={view.page} data-remote={remote} className="vcc-page">
      <PageContext value={page}>
        <PageRouter location={view.location} navigate={shell.navigate}>
          <PageBoundary fallback={(error, retry) => <BrokenPage error={error} onRetry={retry} />}>
            <Page name={view.page} loader={loader} />
          </PageBoundary>
        </PageRouter>
      </PageContext>
    </div>
  );
}, isSame);

/** The page itself, once its code is here. */
function Page({ name, loader }: { name: string; loader: PageLoader }) {
  const [Content, setContent] = useState(() => loader.at(name));
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    if (!Content) loader.load(name).then((page) => setContent(() => page), setError);
  }, [Content, name, loader]);
  if (error) throw error;
  return Content ? <Content /> : <Skeleton />;
}

function BrokenPage({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return <Failed title={t('page.broken')} message={error.message} onRetry={onRetry} />;
}
