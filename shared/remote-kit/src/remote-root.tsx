import { i18n } from '@console/i18n';
import { store } from '@console/session';
import { Failed, UiProvider } from '@console/ui';
import { Provider } from 'jotai/react';
import { Activity, lazy, memo, Suspense, useMemo, type ComponentType } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { PageView, RemoteProps } from './lifecycles';
import { PageBoundary } from './page-boundary';
import { PageContext } from './page-context';
import { PageRouter } from './page-router';
import type { Screen } from './screen';

/** Pages by name, each loaded when it is first shown. */
export type Pages = Readonly<Record<string, ComponentType>>;

export const pagesOf = (screens: readonly Screen[]): Pages =>
  Object.fromEntries(screens.map(({ name, load }) => [name, lazy(load)]));

interface RemoteRootProps extends RemoteProps {
  remote: string;
  screens: Pages;
}

/** Everything that one mounted version shows: its open pages, one of them seen. */
export function RemoteRoot({ remote, screens, pages, shell, locale }: RemoteRootProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n} defaultNS={remote}>
        <UiProvider locale={locale}>
          {pages.map((view) => (
            <Activity key={view.key} mode={view.active ? 'visible' : 'hidden'}>
              <PageFrame view={view} remote={remote} Content={screens[view.page]} shell={shell} />
            </Activity>
          ))}
        </UiProvider>
      </I18nextProvider>
    </Provider>
  );
}

interface PageFrameProps {
  view: PageView;
  remote: string;
  Content: ComponentType | undefined;
  shell: RemoteProps['shell'];
}

/** The shell makes new views at each of its renders; a page is rendered again only if its own view changed. */
const isSame = (a: PageFrameProps, b: PageFrameProps) =>
  a.Content === b.Content &&
  a.shell === b.shell &&
  a.view.active === b.view.active &&
  a.view.location.pathname === b.view.location.pathname &&
  a.view.location.search === b.view.location.search &&
  a.view.location.hash === b.view.location.hash;

const PageFrame = memo(function PageFrame({ view, remote, Content, shell }: PageFrameProps) {
  const page = useMemo(() => ({ ...view, shell }), [view, shell]);
  return (
    <div data-page={view.page} data-remote={remote} className="vcc-page">
      <PageContext value={page}>
        <PageRouter location={view.location} navigate={shell.navigate}>
          <PageBoundary fallback={(error, retry) => <BrokenPage error={error} onRetry={retry} />}>
            <Suspense fallback={<div className="vcc-page-loading" aria-busy="true" />}>
              {Content && <Content />}
            </Suspense>
          </PageBoundary>
        </PageRouter>
      </PageContext>
    </div>
  );
}, isSame);

function BrokenPage({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('ui');
  return <Failed title={t('page.broken')} message={error.message} onRetry={onRetry} />;
}
