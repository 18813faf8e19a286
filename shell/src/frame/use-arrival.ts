import { useEffect, useRef, type RefObject } from 'react';

/**
 * After a move to another page the focus is in that page: where it was when the page was left, else at its
 * beginning. Whoever cannot see the page would else read on in a menu, or in nothing.
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
      // The page is drawn by its own root, a moment after this one.
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

/** A page that has already taken the focus, or a dialog that keeps it, is left alone. */
function isAtHome(area: HTMLElement): boolean {
  const { activeElement } = document;
  if (document.querySelector('dialog[open]')) return true;
  return activeElement !== area && area.contains(activeElement) && activeElement?.checkVisibility() === true;
}
