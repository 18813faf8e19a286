import { nativeKeyHandler } from '@console/ui';
import { useEffect, useEffectEvent } from 'react';

/** Alt+Shift+T opens the page again that was closed last. Ctrl+Shift+T never reaches a page. */
export function useReopenKey(reopen: () => void): void {
  const onReopen = useEffectEvent(reopen);
  useEffect(() => {
    const onKeyDown = nativeKeyHandler((event) => {
      // By its place: with Alt, some keyboards write another letter there.
      if (event.code !== 'KeyT' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onReopen();
    });
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
