import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus into the visible page: to its last focused element, or else to its beginning. Otherwise screen
 * readers would continue in the menu or at the start of the document.
 */
export function useArrival(main: RefObject<HTMLElement | null>, visible: string | null): void {
  const places = useRef(new Map<string, HTMLElement>());
  const last = useRef<string | null>(null);
  useEffect(() => {
    const area = main.current;
    if (!area || visible === null) return;
    const before = last.current;
    last.current = visible;
    const place = places.current.get(visible);
    let frame = 0;
    if (before !== null && before !== visible && !isAtHome(area)) {
      area.focus({ preventScroll: true });
      // The page is rendered by its own root a moment later.
      frame = requestAnimationFrame(() => {
        if (document.activeElement === area && place?.isConnected) place.focus({ preventScroll: true });
      });
    }
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target !== area) places.current.set(visible, target);
    };
    area.addEventListener('focusin', note);
    return () => {
      cancelAnimationFrame(frame);
      area.removeEventListener('focusin', note);
    };
  }, [main, visible]);
}

/** Returns false if the page or a dialog has already taken the focus. */
function isAtHome(area: HTMLElement): boolean {
  const { activeElement } = document;
  if (document.querySelector('dialog[open]')) return true;
  return activeElement !== area && area.contains(activeElement) && activeElement?.checkVisibility() === true;
}
