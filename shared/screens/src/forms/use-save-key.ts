import { nativeKeyHandler } from '@console/ui';
import { useEffect, useEffectEvent } from 'react';

/** Saves the form of the visible page with Ctrl+S (⌘S on a Mac) instead of the HTML page. */
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
