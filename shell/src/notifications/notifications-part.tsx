import { lazyComponent } from '@console/remote-kit';
import { useEffect, useState } from 'react';

const Bell = lazyComponent(() => import('./bell'));

/** The first page comes first. */
const afterMs = 1_500;

/** The bell rings once the page is there. */
export function NotificationsPart() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, []);
  return isLate && <Bell />;
}
