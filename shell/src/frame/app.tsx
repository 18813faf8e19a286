import { currentLocale, i18n } from '@console/i18n';
import { grantsAtom, sessionAtom, type User } from '@console/session';
import { ToastHost, UiProvider } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from '@console/remote-kit/router';
import { useBoot } from '../boot/boot-context';
import { ErrorPage } from '../errors/error-page';
import { lazyPage } from '../errors/lazy-page';
import { NavigationBoundary } from '../errors/navigation-boundary';
import { forgetMenus, loadMenus, menusAtom } from '../menus/menus';
import { decide, isOpenPage, type Decision } from '../navigation/decide';
import { PublicPage } from '../public/public-page';
import { dirtyAtom } from '../tabs/tab-marks';
import { keyAt } from '../tabs/tabs.rules';
import { IdleGuard } from '../idle/idle-guard';
import { StopScreen } from '../session/stop-screen';
import { Frame } from './frame';

/** Not part of what a signed-in user loads. */
const SignIn = lazyPage(() => import('../sign-in/sign-in'));

/** Every address ends here: the navigation rules say what it shows. */
export function App() {
  const locale = useShownLocale();
  return (
    <UiProvider locale={locale}>
      <Decided />
      <IdleGuard />
      <ToastHost />
    </UiProvider>
  );
}

function Decided() {
  const session = useAtomValue(sessionAtom);
  const menus = useAtomValue(menusAtom);
  const grants = useAtomValue(grantsAtom);
  const { release } = useBoot();
  const { pathname, search } = useLocation();
  const dirty = useAtomValue(dirtyAtom);
  useMenusOf(session.at === 'in' ? session.user : null);

  if (session.at === 'stopped') return <StopScreen />;
  const decision = decide({
    address: { pathname, search },
    session: session.at === 'in' ? standingOf(session.user) : session,
    grants: menus.at === 'ready' ? grants : null,
    owned: new Set(release.remotes.flatMap(({ manifest }) => manifest.pages.map(({ name }) => name))),
    isDirty: dirty.has(keyAt({ pathname, search })),
  });
  const isOutside = decision.at === 'redirect' || decision.at === 'public';
  return (
    <>
      {/* Kept behind an error page and across a redirect: typed work in an open page must not go with it. */}
      {session.at === 'in' && (
        <div hidden={isOutside}>
          <Frame user={session.user} decision={isOutside ? { at: 'wait' } : decision} />
        </div>
      )}
      {isOutside && (
        <NavigationBoundary key={pathname} address={pathname + search}>
          <Outside decision={decision} />
        </NavigationBoundary>
      )}
    </>
  );
}

/** What is shown without the frame. */
function Outside({ decision }: { decision: Extract<Decision, { at: 'redirect' | 'public' }> }) {
  if (decision.at === 'redirect') return <Navigate to={decision.to} replace />;
  if (isOpenPage(decision.page)) return <PublicPage page={decision.page} />;
  if (decision.page !== 'login') return <ErrorPage page={decision.page} />;
  return (
    <Suspense>
      <SignIn />
    </Suspense>
  );
}

/** Somebody who must set up a second factor first sees the page for it and nothing else. */
const standingOf = ({ landingPage, secondFactorDue }: User) => ({
  at: 'in' as const,
  landingPage,
  onlyPage: secondFactorDue ? 'settings-profile' : null,
});

/** Menus belong to one user: loaded after sign-in, again once everything is permitted, forgotten after sign-out. */
function useMenusOf(user: User | null): void {
  const whose = user && `${user.userId} ${user.secondFactorDue ? 'confined' : 'free'}`;
  useEffect(() => {
    if (whose) void loadMenus();
    else forgetMenus();
  }, [whose]);
}

/** Renders again when the language has changed, after its texts are there. */
function useShownLocale() {
  const [locale, setLocale] = useState(currentLocale);
  useEffect(() => {
    const show = () => setLocale(currentLocale());
    i18n.on('languageChanged', show);
    return () => i18n.off('languageChanged', show);
  }, []);
  return locale;
}
