import type { SystemMarker } from '@console/contracts';
import { lazyComponent } from '@console/remote-kit';
import { onboardingSessionAtom, sessionAtom, type Session } from '@console/session';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { idleAtom } from './idle-atom';
import { useIdleWatch, useSignsOfLife } from './use-idle';

const loadNotice = () => import('./idle-notice.dialog');
const IdleNotice = lazyComponent(loadNotice);

/** Delay after which the notice is preloaded, long after the first page. */
const fetchAfterMs = 5000;

const userOf = (session: Session): string | null => (session.at === 'in' ? session.user.userId : null);

/** Warns idle users and then signs them out. The sign-out works even if the notice fails to load. */
export function IdleGuard({ marker }: { marker: SystemMarker }) {
  const idle = useAtomValue(idleAtom);
  const userId = userOf(useAtomValue(sessionAtom));
  const applicantId = userOf(useAtomValue(onboardingSessionAtom));
  useIdleWatch('vcc', userId);
  useIdleWatch('self-onboarding', applicantId);
  const respond = useSignsOfLife();
  const isAnybodyHere = userId !== null || applicantId !== null;
  useEffect(() => {
    if (!isAnybodyHere) return;
    // Preloaded while the server is reachable, because it may be unreachable when the notice is needed.
    const timer = setTimeout(() => void loadNotice().catch(() => undefined), fetchAfterMs);
    return () => clearTimeout(timer);
  }, [isAnybodyHere]);
  // A notice about the previous system does not apply to the current system.
  if (idle.at === 'active' || idle.marker !== marker) return null;
  return <IdleNotice {...idle} onAnswer={respond} />;
}
