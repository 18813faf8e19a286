import type { PageName, SystemMarker } from '@console/contracts';
import type { Release } from '@console/contracts/release';
import { currentLocale, i18n } from '@console/i18n';
import {
  currentMarker,
  enterMarker,
  grantsAtom,
  onboardingSessionAtom,
  sessionAtom,
  type Session,
  type SignedOutReason,
  type User,
} from '@console/session';
import { ToastHost, UiProvider } from '@console/ui';
import { useAtomValue } from 'jotai/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation } from '@console/remote-kit/router';
import { useBoot } from '../boot/boot-context';
import { isStale, startAfresh } from '../boot/fresh-document';
import { ErrorPage } from '../errors/error-page';
import { lazyPage } from '../errors/lazy-page';
import { NavigationBoundary } from '../errors/navigation-boundary';
import { addAgreementTexts } from '../locales';
import { forgetMenus, loadMenus, menusAtom } from '../menus/menus';
import { decide, isOpenPage, markerOfAddress, type Decision } from '../navigation/decide';
import { PublicPage } from '../public/public-page';
import { dirtyAtom } from '../tabs/tab-marks';
import { keyAt } from '../tabs/tabs.rules';
import { IdleGuard } from '../idle/idle-guard';
import { resume } from '../session/resume';
import { StopScreen } from '../session/stop-screen';
import { trustAtom } from '../verification/trust.atom';
import { Frame } from './frame';

/** Loaded on demand, because signed-in users do not need it. */
const SignIn = lazyPage(() => import('../sign-in/sign-in'));
const DueAgreements = lazyPage(async () => {
  const [page] = await Promise.all([import('../agreements/due-agreements.page'), addAgreementTexts()]);
  return page;
});
const OnboardingFrame = lazyPage(() => import('../onboarding/onboarding-frame'));

/** Root of all addresses; the navigation rules decide what is rendered. */
export function App() {
  const locale = useShownLocale();
  const marker = useMarker();
  return (
    <UiProvider locale={locale}>
      <Decided marker={marker} />
      <IdleGuard marker={marker} />
      <ToastHost />
    </UiProvider>
  );
}

function Decided({ marker }: { marker: SystemMarker }) {
  const session = useAtomValue(sessionAtom);
  const applicant = useAtomValue(onboardingSessionAtom);
  const menus = useAtomValue(menusAtom);
  const grants = useAtomValue(grantsAtom);
  const owned = useOwnedPages();
  const { pathname, search } = useLocation();
  const dirty = useAtomValue(dirtyAtom);
  // Until the due agreements are accepted, the server refuses all other calls.
  const bound = session.at === 'in' && session.user.agreementDue === true ? session.user : null;
  useMenusOf(session.at === 'in' && !bound ? session.user : null);

  const requested = marker === 'vcc' ? session : applicant;
  if (requested.at === 'stopped') return <StopScreen home={marker === 'vcc' ? '/' : '/onboardingStart'} />;
  const decision = decide({
    address: { pathname, search },
    session: factsOf(requested),
    grants: menus.at === 'ready' ? grants : null,
    owned,
    isDirty: dirty.has(keyAt({ pathname, search })),
  });
  if (bound && marker === 'vcc' && decision.at !== 'public')
    return (
      <NavigationBoundary key={pathname} address={pathname + search}>
        <DueAgreements user={bound} />
      </NavigationBoundary>
    );
  const inside = isInside(decision) && marker === 'vcc' ? decision : null;
  return (
    <>
      {/* Stays mounted behind an error page and during a redirect, so that unsaved input in open pages is not lost. */}
      {session.at === 'in' && (
        <div hidden={!inside}>
          <Frame user={session.user} isSeen={inside !== null} decision={inside ?? { at: 'wait' }} />
        </div>
      )}
      {!isInside(decision) && (
        <NavigationBoundary key={pathname} address={pathname + search}>
          <Outside decision={decision} requested={requested} address={pathname + search} />
        </NavigationBoundary>
      )}
    </>
  );
}

/** Returns the pages of the verified release; null until the first verification has finished. */
function useOwnedPages(): ReadonlySet<string> | null {
  const { release } = useBoot();
  const { at } = useAtomValue(trustAtom);
  const pages = release.remotes.flatMap(({ manifest }) => manifest.pages);
  return at === 'checking' ? null : new Set(pages.map(({ name }) => name));
}

type Inside = Extract<Decision, { at: 'wait' | 'page' | 'not-found' }>;

const isInside = (decision: Decision): decision is Inside =>
  decision.at === 'wait' || decision.at === 'page' || decision.at === 'not-found';

const factsOf = (session: Exclude<Session, { at: 'stopped' }>) =>
  session.at === 'in' ? standingOf(session.user) : session;

/** Returns the system that the address belongs to. When the page first enters that system, resumes its session. */
function useMarker(): SystemMarker {
  const { pathname } = useLocation();
  const marker = markerOfAddress(pathname, currentMarker());
  const { at } = useAtomValue(marker === 'vcc' ? sessionAtom : onboardingSessionAtom);
  // Runs before all effects of pages, because their public calls belong to the system of the tab.
  useLayoutEffect(() => enterMarker(marker), [marker]);
  useEffect(() => {
    if (at === 'unknown') void resume(marker);
  }, [marker, at]);
  return marker;
}

interface OutsideProps {
  decision: Exclude<Decision, Inside>;
  requested: Session;
  address: string;
}

/**
 * Content without the frame. If a session has ended or a remote has run in this document, requires a fresh document
 * before a sign-in.
 */
function Outside({ decision, requested, address }: OutsideProps) {
  const { release } = useBoot();
  if (requested.at === 'out' && isStale(ownerOf(decision, release)))
    return <Afresh to={decision.at === 'redirect' ? decision.to : address} reason={requested.reason} />;
  if (decision.at === 'redirect') return <Navigate to={decision.to} replace />;
  if (decision.at === 'onboarding') return <OnboardingFrame page={decision.page} />;
  if (isOpenPage(decision.page)) return <PublicPage page={decision.page} />;
  if (decision.page !== 'login') return <ErrorPage page={decision.page} />;
  return <SignIn />;
}

const ownerOf = (decision: Exclude<Decision, Inside>, { remotes }: Release) =>
  decision.at === 'onboarding'
    ? (remotes.find(({ manifest }) => manifest.pages.some(({ name }) => name === decision.page))?.remote ?? null)
    : null;

/** Renders nothing while the next document loads. */
function Afresh({ to, reason }: { to: string; reason: SignedOutReason }) {
  useLayoutEffect(() => startAfresh(to, reason === 'none' ? null : { marker: currentMarker(), reason }), [to, reason]);
  return null;
}

const factorPage: PageName = 'settings-profile';

/** A user who must first set up two-factor authentication can open the page for it only. */
const standingOf = ({ landingPage, secondFactorDue }: User) => ({
  at: 'in' as const,
  landingPage,
  onlyPage: secondFactorDue ? factorPage : null,
});

/**
 * Loads the menus of a user after sign-in, reloads them when all pages become permitted, and clears them after
 * sign-out.
 */
function useMenusOf(user: User | null): void {
  const whose = user && `${user.userId} ${user.secondFactorDue ? 'confined' : 'free'}`;
  useEffect(() => {
    if (whose) void loadMenus();
    else forgetMenus();
  }, [whose]);
}

/** Re-renders after a language change, once the texts are loaded. */
function useShownLocale() {
  const [locale, setLocale] = useState(currentLocale);
  useEffect(() => {
    const show = () => setLocale(currentLocale());
    i18n.on('languageChanged', show);
    return () => i18n.off('languageChanged', show);
  }, []);
  return locale;
}
