import type { SystemMarker } from '@console/contracts';
import { currentMarker } from '@console/session';
import { useEffect, useState } from 'react';
import { IdleWatch } from './idle-watch';

const watches = new Map<SystemMarker, IdleWatch>();

/** The watch over the system that the person is in: what is done here is a sign of life for that one alone. */
const seen = () => watches.get(currentMarker());

/** A call that left at this time of `performance.now()` has renewed the server's clock. */
export const noteRenewed = (sentAtMs: number, marker: SystemMarker): void => watches.get(marker)?.renewed(sentAtMs);

/** What a person does. Not `scroll`: pages scroll by themselves too; by hand it is wheel, touch, key or pointer. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
/** When a page may have slept. */
const wakes = ['visibilitychange', 'resume'] as const;

/** Watches over the user who is signed in to a system. */
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

/** Listens for signs of life; answers the way to say "still here". */
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
