import { localeOf, systemMarkers } from '@console/contracts';
import type { BootData } from '@console/contracts/release';
import { i18n, startI18n } from '@console/i18n';
import {
  chooseTokenStore,
  currentMarker,
  enterMarker,
  joinOtherTabs,
  store,
  watchSession,
  type SignedOutReason,
} from '@console/session';
import { Provider } from 'jotai/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '@console/remote-kit/router';
import { offerDevelopment } from '../developing/offer-development';
import { reportRuns } from '../census/report-runs';
import { followDrafts } from '../drafts/draft-keeper';
import { App } from '../frame/app';
import { watchFaults } from '../faults/watch-faults';
import { startLocales } from '../locales';
import { startFederation } from '../mounting/federation';
import { forgetLoadsOfShared } from '../mounting/purge';
import { watchSlowFiles } from '../mounting/slow-files';
import { markerOfAddress } from '../navigation/decide';
import { forgetEnded } from '../session/ended';
import { resume } from '../session/resume';
import { openDatabase } from '../storage/database';
import { LiveBoot } from '../releases/live-boot';
import { watchRelease } from '../releases/release-watch';
import { forgetTabList } from '../tabs/tab-store';
import { guardLeaving } from './fresh-document';
import { hideFromBackCache } from './back-cache';
import { CrashBoundary } from './crash-boundary';
import { CrashPage } from './crash-page';
import { connectApi } from './connect-api';
import { followBrand } from './follow-brand';
import { readBootData } from './boot-data';
import { ownStyles } from './own-styles';
import { missingFeatures } from './needed-features';
import { repairCache } from './repair-cache';
import { holdRootFontSize } from './root-font';
import { followLanguage } from '../preferences/preferences';
import { watchReach } from '../reach/watch-reach';
import { considerOffer } from '../verification/consider-offer';
import { watchVersion } from '../version/version-watch';
import '@console/ui/theme.css';
import './shell.css';

/** Starts the console. Loads language, brand and session first, so that the first paint is final. */
export async function boot(): Promise<void> {
  const data = readBootData();
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root.');
  repairCache();
  const missing = missingFeatures();
  if (missing.length > 0) return sayTooOld(root, data, missing);
  connectApi(data);
  chooseTokenStore(data.tokenStore);
  followBrand(data.brand);
  startFederation();
  watchSlowFiles(forgetLoadsOfShared);
  enterMarker(markerOfAddress(location.pathname, currentMarker()));
  joinOtherTabs();
  joinOtherTabs('self-onboarding');
  followDrafts();
  guardLeaving();
  hideFromBackCache(root);
  holdRootFontSize();
  watchFaults(data);
  followLanguage();
  watchSession((session) => session.at === 'out' && isOwnRequest(session.reason) && forgetTabList());
  for (const marker of systemMarkers) watchSession(({ at }) => at === 'in' && forgetEnded(), marker);
  // Opens while the requests below are running. If the browser denies storage, nothing is stored.
  openDatabase().catch(() => undefined);
  // Only the pages of remotes wait for the verification; the shell starts without it.
  void considerOffer(data.offer);
  // Sent even if nothing indicates a session: after a link from another site, the document's request does not contain
  // the resume cookie.
  await Promise.all([startI18n(localeOf(data.language), startLocales), resume(currentMarker()), ownStyles()]);
  watchVersion(data.shellVersion);
  watchReach();
  watchRelease();
  offerDevelopment(data.mayDevelop);
  reportRuns(data.shellVersion);
  createRoot(root).render(
    <CrashBoundary>
      <Provider store={store}>
        <LiveBoot data={data}>
          {/* Without transitions, the address and the page change in the same frame as the click. */}
          <BrowserRouter useTransitions={false}>
            <App />
          </BrowserRouter>
        </LiveBoot>
      </Provider>
    </CrashBoundary>,
  );
}

/** Shows an error page because the console could not start. */
export function showFailedStart(error: unknown): void {
  const root = document.getElementById('root');
  if (root) createRoot(root).render(<CrashPage text="crash.start" />);
  // Rethrown for monitoring and the browser's console.
  throw error;
}

/** Users who end their own session must not leave their last address behind. */
const isOwnRequest = (reason: SignedOutReason) => reason === 'left' || reason === 'changed';

/**
 * Shows one sentence in the user's language instead of failing later. The names of the missing features are for
 * support.
 */
async function sayTooOld(root: HTMLElement, { language }: BootData, missing: readonly string[]): Promise<void> {
  await startI18n(localeOf(language), startLocales);
  const text = document.createElement('p');
  text.role = 'alert';
  text.className = 'too-old';
  text.textContent = i18n.t('browser.tooOld', { ns: 'shell', missing: missing.join(', ') });
  root.replaceChildren(text);
}
