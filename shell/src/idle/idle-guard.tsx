import { sessionAtom } from '@console/session';
import { useAtomValue } from 'jotai/react';
import { Suspense, useEffect } from 'react';
import { lazyPart } from '../frame/lazy-part';
import { idleAtom } from './idle-atom';
import { useIdleWatch } from './use-idle';

const loadNotice = () => import('./idle-notice.dialog');
const IdleNotice = lazyPart(loadNotice);

/** Long after the first page is there. */
const fetchAfterMs = 5000;

/** Who is silent is warned, and then signed out; the watch does not depend on the notice. */
export function IdleGuard() {
  const session = useAtomValue(sessionAtom);
  const idle = useAtomValue(idleAtom);
  const userId = session.at === 'in' ? session.user.userId : null;
  const answer = useIdleWatch(userId);
  useEffect(() => {
    if (userId === null) return;
    // Fetched while the server is surely there: a quarter of an hour later it may not be.
    const timer = setTimeout(() => void loadNotice().catch(() => undefined), fetchAfterMs);
    return () => clearTimeout(timer);
  }, [userId]);
  if (idle.at === 'active') return null;
  return (
    <Suspense>
      <IdleNotice {...idle} onAnswer={answer} />
    </Suspense>
  );
}
