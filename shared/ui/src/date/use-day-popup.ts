import { type FocusEvent, useRef, useState } from 'react';
import { useKeyHandler } from '../keys/key-handler';
import { useAnchored } from '../menu/use-anchored';
import { useDismiss } from '../menu/use-dismiss';

/** State of the calendar below an input: opening, closing, and focus. */
export function useDayPopup() {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useAnchored({ anchor: root, box }, isOpen);
  useDismiss(root, isOpen, () => setOpen(false));
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const escape = useKeyHandler((event) => {
    if (!isOpen || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
  };
  return { root, button, box, isOpen, toggle: () => setOpen(!isOpen), close, escape, leave };
}
