import { lazyComponent } from '@console/remote-kit';
import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { overlayAtom } from '../palette/overlay.atom';

const Jobs = lazyComponent(() => import('./jobs'));

/** Delay, so that the first page loads first. */
const afterMs = 1_500;

/** Loads the jobs of earlier visits after the first page, or immediately when the drawer opens. */
export function JobsPart() {
  const [isLate, setLate] = useState(false);
  const isRequested = useAtomValue(overlayAtom) === 'jobs';
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, []);
  return (isLate || isRequested) && <Jobs />;
}
