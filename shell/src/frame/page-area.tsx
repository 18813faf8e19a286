import type { User } from '@console/session';
import { useAtomValue } from 'jotai/react';
import { useRef } from 'react';
import type { LiveRemote } from '@console/contracts/release';
import { lazyComponent } from '@console/remote-kit';
import { useBoot } from '../boot/boot-context';
import { devRemotesAtom } from '../developing/dev-remotes.atom';
import type { Decision } from '../navigation/decide';
import { TabBar } from '../tabs/tab-bar';
import { isDirty } from '../tabs/tab-marks';
import { useCloseTabs } from '../tabs/use-close-tabs';
import { usePageName, useTabTitle } from '../tabs/use-tab-title';
import { useTabs } from '../tabs/use-tabs';
import { leftDraftsAtom } from '../drafts/left-drafts.atom';
import { restoredAtom } from '../drafts/restored.atom';
import { placesAtom } from '../slots/places.atom';
import { NavigationBar } from '../progress/navigation-bar';
import { ReachNote } from '../reach/reach-note';
import { Nowhere } from '../verification/nowhere';
import { TrustNote } from '../verification/trust-note';
import { ArrivalNote } from './arrival-note';
import css from './frame.module.css';
import { RemoteSlot } from './remote-slot';
import { signOutRequestedAtom } from './sign-out';
import { useArrival } from './use-arrival';
import { useDocumentTitle } from './use-document-title';
import { useShellServices } from './use-shell-services';

const CloseTabs = lazyComponent(() => import('../tabs/close-tabs.dialog'));
const DevBanner = lazyComponent(() => import('../developing/dev-banner'));
const DraftNotice = lazyComponent(() => import('../drafts/draft-notice'));
const LeftDraftsNotice = lazyComponent(() => import('../drafts/left-drafts-notice'));
const Contributions = lazyComponent(() => import('../slots/contributions'));
const SignOut = lazyComponent(() => import('./sign-out.dialog'));

interface PageAreaProps {
  user: User;
  decision: Extract<Decision, { at: 'wait' | 'page' | 'not-found' }>;
}

/** Tabs and open pages: one slot for each remote that has been used; one page is visible. */
export function PageArea({ user, decision }: PageAreaProps) {
  const { release } = useBoot();
  const open = useTabs(user.userId, decision.at === 'page' ? decision.page : null);
  const closing = useCloseTabs(open);
  const shell = useShellServices(closing.forget);
  const titleOf = useTabTitle();
  const nameOf = usePageName();
  const { tabs, seen: visible } = open;
  const shown = tabs.open.find(({ key }) => key === visible);
  const restored = useAtomValue(restoredAtom).get(visible ?? '');
  const leftDrafts = useAtomValue(leftDraftsAtom).get(visible ?? '') ?? [];
  const isDeveloping = useAtomValue(devRemotesAtom).length > 0;
  const hasPlaces = useAtomValue(placesAtom).size > 0;
  const isSigningOut = useAtomValue(signOutRequestedAtom);
  const main = useRef<HTMLElement>(null);
  useArrival(main, visible);
  // The order must never change, because an element that moves loses its scroll position.
  const livePages = tabs.open.filter(({ isAlive }) => isAlive).sort((one, other) => (one.key < other.key ? -1 : 1));
  return (
    <div className={css.workspace}>
      <NavigationBar seen={decision.at === 'not-found' ? '' : visible} />
      <ReachNote />
      <TrustNote />
      {isDeveloping && <DevBanner />}
      <TabBar {...open} closing={closing} />
      <ArrivalNote seen={visible} title={shown && titleOf(shown)} />
      {visible !== null && restored && <DraftNotice page={visible} restored={restored} zone={user.timezone} />}
      {leftDrafts.length > 0 && <LeftDraftsNotice drafts={leftDrafts} zone={user.timezone} />}
      <main ref={main} id="main" className={css.main} tabIndex={-1}>
        <Title text={shown && nameOf(shown.page)} />
        {release.remotes.map((remote) => {
          const own = livePages.filter((view) => owns(remote, view.page));
          return (
            own.length > 0 && (
              <RemoteSlot
                key={remote.remote}
                remote={remote}
                views={own.map(({ key, page, location }) => ({ key, page, location, active: key === visible }))}
                shell={shell}
              />
            )
          );
        })}
        {decision.at === 'not-found' && <Nowhere />}
      </main>
      {hasPlaces && <Contributions tabs={tabs.open} visible={visible} shell={shell} />}
      {isSigningOut && <SignOut open={tabs.open} />}
      {closing.requested && (
        <CloseTabs
          titles={tabs.open.filter(({ key }) => closing.requested?.includes(key) && isDirty(key)).map(titleOf)}
          onKeep={closing.keep}
          onClose={closing.confirm}
        />
      )}
    </div>
  );
}

/** Rendered before the pages, so that a shell page among them (not found) can override the title. */
function Title({ text }: { text: string | undefined }) {
  useDocumentTitle(text);
  return null;
}

const owns = (remote: LiveRemote, page: string) => remote.manifest.pages.some(({ name }) => name === page);
