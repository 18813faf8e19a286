import { useEffect, useState } from 'react';
import { IdleWatch } from './idle-watch';

let current: IdleWatch | null = null;

/** A call that left at this time of `performance.now()` has renewed the server's clock. */
export const noteRenewed = (sentAtMs: number): void => current?.renewed(sentAtMs);

/** What a person does. Not `scroll`: pages scroll by themselves too; by hand it is wheel, touch, key or pointer. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;
/** When a page may have slept. */
const wakes = ['visibilitychange', 'resume'] as const;

/** Watches over the signed-in user; answers the way to say "still here". */
export function useIdleWatch(userId: string | null): () => void {
  useEffect(() => {
    if (userId === null) return;
    const watch = new IdleWatch(userId);
    current = watch;
    const stop = listen(watch);
    return () => {
      stop();
      watch.stop();
      current = null;
    };
  }, [userId]);
  const [answer] = useState(() => () => current?.answer());
  return answer;
}

function listen(watch: IdleWatch): () => void {
  const touch = () => document.visibilityState === 'visible' && watch.touch();
  const wake = () => watch.tick();
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
