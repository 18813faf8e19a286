import type { ClipboardEvent } from 'react';

/**
 * Takes several pasted lines for a number input. A browser turns line ends into spaces, so that the cells 5 and 200 of a
 * table would be the number 5 200. They are put in with a tab, with which no text is a number.
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
