import { useEffect, useEffectEvent } from 'react';

/** Repeats `work` while `isOn` and the page is visible, that is, neither in a hidden window nor in a cached page. */
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
