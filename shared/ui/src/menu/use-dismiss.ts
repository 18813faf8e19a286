import { type RefObject, useEffect } from 'react';

/** Calls `onDismiss` when the pointer is pressed outside of `inside`, while open. */
export function useDismiss(inside: RefObject<HTMLElement | null>, isOpen: boolean, onDismiss: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: Event) => {
      if (event.target instanceof Node && !inside.current?.contains(event.target)) onDismiss();
    };
    document.addEventListener('pointerdown', press, true);
    return () => document.removeEventListener('pointerdown', press, true);
  });
}
