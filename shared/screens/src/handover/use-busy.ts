import { type Handover, useHandover } from '@console/remote-kit';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * For what takes or shows secrets, of which nothing is ever captured: while `isBusy`, no other version of the page takes
 * over, because what is on its way, or shown this once, would be lost with this one.
 */
export function useBusy(part: string, isBusy: boolean): void {
  const newest = useRef(isBusy);
  const [handover] = useState<Handover>(() => ({
    capture: () => ({ schema: 'nothing/1', state: null }),
    restore: () => false,
    dirty: () => false,
    busy: () => newest.current,
  }));
  useHandover(part, handover);
  useLayoutEffect(() => {
    newest.current = isBusy;
  }, [isBusy]);
}
