import { nativeKeyHandler } from '@console/ui';
import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the search of the visible page with `/`, except while typing or below a dialog. */
export function useSearchKey(): RefObject<HTMLFormElement | null> {
  const box = useRef<HTMLFormElement>(null);
  // Effects of a cached, hidden page do not run, so it does not respond to the key.
  useEffect(() => {
    const onKeyDown = nativeKeyHandler((event) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog')) return;
      const input = box.current?.querySelector('input');
      if (!input || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      input.focus();
      input.select();
    });
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return box;
}
