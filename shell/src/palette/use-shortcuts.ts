import { nativeKeyHandler } from '@console/ui';
import { useEffect } from 'react';
import { showOverlay } from './overlay.atom';
import { requestOf } from './shortcuts.rules';

/** Opens overlays by Ctrl/Cmd+K and `?`, wherever the focus is. An open dialog handles its own keys. */
export function useShortcuts(): void {
  useEffect(() => {
    const listen = nativeKeyHandler((event) => {
      const request = requestOf({
        key: event.key,
        ctrlKey: event.ctrlKey,
        metaKey: event.metaKey,
        altKey: event.altKey,
        isTyping: takesText(event.target),
      });
      if (!request || event.defaultPrevented || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      showOverlay(request);
    });
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox], [type=radio]), textarea, select'));
