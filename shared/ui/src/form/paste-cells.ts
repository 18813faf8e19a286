import type { ClipboardEvent } from 'react';

/**
 * Handles several lines that are pasted into a number input. Browsers turn line ends into spaces, so the cells 5 and 200
 * of a table would become the number 5 200. They are joined with a tab instead, which makes the text unreadable.
 */
export const pasteCells =
  (change: (text: string) => void) =>
  (event: ClipboardEvent<HTMLInputElement>): void => {
    const pasted = event.clipboardData.getData('text').trim();
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    const behind = value.slice(selectionEnd ?? value.length);
    change(`${before}${pasted.replaceAll(/[\r\n]+/g, '\t')}${behind}`);
  };
