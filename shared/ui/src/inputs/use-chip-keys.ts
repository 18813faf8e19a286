import { type RefObject, useRef, useState } from 'react';
import type { KeyPress } from '../keys/key-handler';

interface Chips {
  count: number;
  input: RefObject<HTMLInputElement | null>;
  onRemove: (index: number) => void;
}

/**
 * Key handling for chips before an input: they are one tab stop, and arrow keys move between the input and the chips.
 */
export function useChipKeys({ count, input, onRemove }: Chips) {
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(count - 1);
  const stop = Math.min(active < 0 ? count - 1 : active, count - 1);
  const focus = (index: number) => {
    const chip = list.current?.children[index]?.querySelector('button');
    if (chip) chip.focus();
    else input.current?.focus();
  };
  /** Moves from the start of the input to the chips. */
  const enter = ({ key, currentTarget }: KeyPress<HTMLInputElement>) => {
    const isAtStart = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0;
    if (isAtStart && (key === 'ArrowLeft' || key === 'Backspace')) focus(count - 1);
  };
  const move = (event: KeyPress, index: number) => {
    const to = destination(event.key, index, count);
    if (to !== undefined) {
      event.preventDefault();
      return focus(to);
    }
    if (event.key !== 'Backspace' && event.key !== 'Delete') return;
    event.preventDefault();
    // Moves the focus before the chip is removed, so that it is not lost.
    focus(index === 0 ? (count === 1 ? count : 1) : index - 1);
    onRemove(index);
  };
  return { list, stop, setActive, enter, move };
}

function destination(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(0, index - 1);
  if (key === 'ArrowRight') return index + 1;
  if (key === 'Home') return 0;
  return key === 'End' || key === 'Escape' ? count : undefined;
}
