import { nativeKeyHandler } from '@console/ui';
import { type RefObject, useEffect, useRef } from 'react';

/** The search of the page that is shown: `/` leads to it, except where it is typed or something lies over the page. */
export function useSearchKey(): RefObject<HTMLFormElement | null> {
  const box = useRef<HTMLFormElement>(null);
  // A page that is cached and not shown has no effects, so it hears nothing.
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
