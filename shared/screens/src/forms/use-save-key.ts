import { nativeKeyHandler } from '@console/ui';
import { useEffect, useEffectEvent } from 'react';

/** Saves the visible page's form on Ctrl+S (⌘S on a Mac). The browser's own save dialog is suppressed. */
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
