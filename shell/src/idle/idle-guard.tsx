import type { SystemMarker } from '@console/contracts';
import { lazyComponent } from '@console/remote-kit';
import { onboardingSessionAtom, sessionAtom, type Session } from '@console/session';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { idleAtom } from './idle-atom';
import { useIdleWatch, useSignsOfLife } from './use-idle';

const loadNotice = () => import('./idle-notice.dialog');
const IdleNotice = lazyComponent(loadNotice);

/** Long after the first page is there. */
const fetchAfterMs = 5000;

const userOf = (session: Session): string | null => (session.at === 'in' ? session.user.userId : null);

/** Who is silent is warned, and then signed out; the watch does not depend on the notice. */
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
    // Fetched while the server is surely there: a quarter of an hour later it may not be.
    const timer = setTimeout(() => void loadNotice().catch(() => undefined), fetchAfterMs);
    return () => clearTimeout(timer);
  }, [isAnybodyHere]);
  // A notice about the system that was left says nothing about the one that is seen now.
  if (idle.at === 'active' || idle.marker !== marker) return null;
  return <IdleNotice {...idle} onAnswer={respond} />;
}
