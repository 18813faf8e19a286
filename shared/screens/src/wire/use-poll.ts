import { useEffect, useRef } from 'react';

/** Repeats `work` while `isOn` and somebody can see the page: not in a hidden window, not in a hidden page. */
export function usePoll(isOn: boolean, work: () => void, everyMs: number): void {
  const latest = useRef(work);
  latest.current = work;
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isOn, everyMs]);
}
