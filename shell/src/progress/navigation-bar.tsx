import { store } from '@console/session';
import { atom } from 'jotai/vanilla';
import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import css from './navigation-bar.module.css';
import { progress, trickled } from './progress.rules';

const waiting = atom(0);

/** Records that the visible page is waiting for a response. Returns the function to call when it has arrived. */
export function beginWaiting(): () => void {
  store.set(waiting, store.get(waiting) + 1);
  return () => store.set(waiting, store.get(waiting) - 1);
}

/**
 * Progress bar at the top while a page loads. It is visual only: screen readers are notified when the page has opened.
 */
export function NavigationBar({ seen: visible }: { seen: string | null }) {
  const isWaiting = useAtomValue(waiting) > 0 || visible === null;
  const [share, setShare] = useState<number | null>(null);
  const [shown, setShown] = useState(visible);
  if (shown !== visible) {
    setShown(visible);
    setShare(progress.minimum);
  }
  if (isWaiting && share === null) setShare(progress.minimum);

  const isShown = share !== null;
  useEffect(() => {
    if (!isShown) return;
    if (!isWaiting) {
      const full = setTimeout(() => setShare((now) => now && 1), progress.speedMs);
      const gone = setTimeout(() => setShare(null), 2 * progress.speedMs);
      return () => [full, gone].forEach(clearTimeout);
    }
    const timer = setInterval(() => setShare((now) => trickled(now ?? 0)), progress.trickleMs);
    return () => clearInterval(timer);
  }, [isWaiting, isShown]);

  if (share === null) return null;
  return (
    <div className={css.line} data-progress aria-hidden="true">
      <div style={{ transform: `scaleX(${share})` }} />
    </div>
  );
}
