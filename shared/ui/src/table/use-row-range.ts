import { type MouseEvent, useRef } from 'react';
import type { Selection } from './table-parts';

/** Start of a range, and the selection before it. */
interface Began {
  at: number;
  others: ReadonlySet<string>;
}

/**
 * Selects single rows, and with Shift all rows from the last selected one. Shrinking a range deselects only rows that
 * the range selected.
 */
export function useRowRange(keys: readonly string[], selection: Selection | undefined) {
  const began = useRef<Began | null>(null);

  const toggle = (index: number) => {
    const key = keys[index];
    if (!selection || key === undefined) return;
    const chosen = new Set(selection.keys);
    if (!chosen.delete(key)) chosen.add(key);
    began.current = { at: index, others: selection.keys };
    selection.onChange(chosen);
  };
  /** Selects all rows from the start of the range, or if there is none, from this row, to another row. */
  const extend = (from: number, to: number) => {
    if (!selection) return;
    began.current ??= { at: from, others: selection.keys };
    const { at, others } = began.current;
    selection.onChange(new Set([...others, ...keys.slice(Math.min(at, to), Math.max(at, to) + 1)]));
  };
  const onClickCapture = (event: MouseEvent) => {
    if (!selection || !(event.target instanceof Element)) return;
    const { index, isBox } = placeOf(event.target);
    if (index === undefined || event.target.closest('a, button')) return;
    if (!event.shiftKey) {
      if (isBox) began.current = { at: index, others: selection.keys };
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    extend(index, index);
  };
  // Browsers would select the text between two clicks with Shift.
  const onMouseDown = (event: MouseEvent) => {
    if (selection && event.shiftKey) event.preventDefault();
  };
  return { toggle, extend, body: { onClickCapture, onMouseDown } };
}

/** Returns the row of an element, and whether the element is the row's check box. */
function placeOf(target: Element): { index: number | undefined; isBox: boolean } {
  const row = target.closest<HTMLTableRowElement>('tr[data-row]');
  return { index: row ? Number(row.dataset['row']) : undefined, isBox: target.closest('label') !== null };
}
