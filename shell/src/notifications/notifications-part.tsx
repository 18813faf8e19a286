import { lazyComponent } from '@console/remote-kit';
import { useEffect, useState } from 'react';

const Bell = lazyComponent(() => import('./bell'));

/** Delay, so that the first page loads first. */
const afterMs = 1_500;

/** Shows the bell after the first page has loaded. */
export function NotificationsPart() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <Bell />;
}
