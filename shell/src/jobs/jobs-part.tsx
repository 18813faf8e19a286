import { lazyComponent } from '@console/remote-kit';
import { useAtomValue } from 'jotai/react';
import { useEffect, useState } from 'react';
import { overlayAtom } from '../palette/overlay.atom';

const Jobs = lazyComponent(() => import('./jobs'));

/** The first page comes first. */
const afterMs = 1_500;

/** Jobs of earlier visits are looked for once the page is there, at once where somebody asks for them. */
export function JobsPart() {
  const [isLate, setLate] = useState(false);
  const isRequested = useAtomValue(overlayAtom) === 'jobs';
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, []);
  return (isLate || isRequested) && <Jobs />;
}
