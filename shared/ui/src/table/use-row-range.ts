import { type MouseEvent, useRef } from 'react';
import type { Selection } from './table-parts';

/** Where a range began, and what was chosen before it. */
interface Began {
  at: number;
  others: ReadonlySet<string>;
}

/**
 * Chooses rows one by one, and with Shift all from the one that was chosen last. A range that is drawn back gives up what
 * it took, and nothing else.
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
  /** Everything from where the range began, or from this row, to another. */
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
  // With Shift a browser marks the text in between.
  const onMouseDown = (event: MouseEvent) => {
    if (selection && event.shiftKey) event.preventDefault();
  };
  return { toggle, extend, body: { onClickCapture, onMouseDown } };
}

/** In which row something lies, and whether that is where the row is chosen. */
function placeOf(target: Element): { index: number | undefined; isBox: boolean } {
  const row = target.closest<HTMLTableRowElement>('tr[data-row]');
  return { index: row ? Number(row.dataset['row']) : undefined, isBox: target.closest('label') !== null };
}
