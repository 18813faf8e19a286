import { nativeKeyHandler } from '@console/ui';
import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S, on a Mac ⌘S: saves the form of the page that is seen instead of the page itself. */
export function useSaveKey(save: () => void): void {
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const onKeyDown = nativeKeyHandler((event) => {
      if (event.key.toLowerCase() !== 's' || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey))
        return;
      event.preventDefault();
      onSave();
    });
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
