import { useEffect, useRef, type SyntheticEvent } from 'react';
import { keyHandler } from '../keys/key-handler';
import { openerOf, setOpener } from './openers';
import { isComposingIn } from '../keys/composition';

const wanted =
  '[data-autofocus], input:not([type=hidden]):not(:disabled), textarea:not(:disabled), select:not(:disabled)';

/**
 * Controls a native modal dialog: the browser makes the rest of the page inert and traps the focus. The hook sets the
 * initial focus and returns the focus to the opener, also if the open dialog is unmounted.
 */
export function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (document.activeElement instanceof HTMLElement) setOpener(element, document.activeElement);
    element.showModal();
    const start =
      element.querySelector<HTMLElement>(wanted) ?? [...element.querySelectorAll<HTMLElement>('footer button')].at(-1);
    start?.focus();
    return () => {
      element.close();
      const opener = openerOf(element);
      if (opener?.isConnected) opener.focus();
    };
  }, []);

  const onKeyDown = keyHandler((event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  });
  // Other ways to close the dialog, such as the back gesture of a phone, are prevented: the owner decides.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isComposingIn(event.currentTarget)) onClose();
  };
  return { ref: dialog, onKeyDown, onCancel };
}
