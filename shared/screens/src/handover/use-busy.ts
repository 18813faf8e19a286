import { type Handover, useHandover } from '@console/remote-kit';
import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Prevents a hot swap of the page while `isBusy`. For state that cannot be captured and would be lost, such as secrets
 * that are shown once and requests in flight.
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
