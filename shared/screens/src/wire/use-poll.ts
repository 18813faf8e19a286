import { useEffect, useEffectEvent } from 'react';

/** Repeats `work` while `isOn` and somebody can see the page: not in a hidden window, not in a hidden page. */
export function usePoll(isOn: boolean, work: () => void, everyMs: number): void {
  const tick = useEffectEvent(work);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') tick();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isOn, everyMs]);
}
