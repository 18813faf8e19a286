import type { SystemMarker } from '@console/contracts';
import { currentMarker } from '@console/session';
import { useEffect, useState } from 'react';
import { IdleWatch } from './idle-watch';

const watches = new Map<SystemMarker, IdleWatch>();

/** Returns the watch of the tab's current system. Activity counts only for this system. */
const seen = () => watches.get(currentMarker());

/** Records that a call sent at this time of `performance.now()` has renewed the session on the server. */
export const noteRenewed = (sentAtMs: number, marker: SystemMarker): void => watches.get(marker)?.renewed(sentAtMs);

/**
 * Events that count as activity. `scroll` is excluded, because scripts also scroll pages; manual scrolling fires other
 * events.
 */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
/** Events after which the page may have slept. */
const wakes = ['visibilitychange', 'resume'] as const;

/** Runs the idle watch for the signed-in user of a system. */
export function useIdleWatch(marker: SystemMarker, userId: string | null): void {
  useEffect(() => {
    if (userId === null) return;
    const watch = new IdleWatch({ marker, userId });
    watches.set(marker, watch);
    return () => {
      watch.stop();
      watches.delete(marker);
    };
  }, [marker, userId]);
}

/** Listens for activity, and returns a function that reports activity. */
export function useSignsOfLife(): () => void {
  useEffect(listen, []);
  const [respond] = useState(() => () => seen()?.answer());
  return respond;
}

function listen(): () => void {
  const touch = () => document.visibilityState === 'visible' && seen()?.touch();
  const wake = () => watches.forEach((watch) => watch.tick());
  const options = { capture: true, passive: true };
  for (const sign of signs) window.addEventListener(sign, touch, options);
  for (const sign of wakes) document.addEventListener(sign, wake);
  window.addEventListener('focus', wake);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, touch, options);
    for (const sign of wakes) document.removeEventListener(sign, wake);
    window.removeEventListener('focus', wake);
  };
}
