import { nativeKeyHandler } from '@console/ui';
import { useEffect, useEffectEvent } from 'react';

/** Reopens the last closed page by Alt+Shift+T; browsers reserve Ctrl+Shift+T. */
export function useReopenKey(reopen: () => void): void {
  const onReopen = useEffectEvent(reopen);
  useEffect(() => {
    const onKeyDown = nativeKeyHandler((event) => {
      // Compares the physical key: with Alt, some keyboards produce another letter.
      if (event.code !== 'KeyT' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onReopen();
    });
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
