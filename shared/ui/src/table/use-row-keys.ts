import { type FocusEvent, type MouseEvent, useState } from 'react';
import { keyHandler } from '../keys/key-handler';
import { useLongTouch } from './use-long-touch';
import { useRowRange } from './use-row-range';
import type { Selection } from './table-parts';

const steps: Record<string, number> = { ArrowDown: 1, j: 1, J: 1, ArrowUp: -1, k: -1, K: -1 };

interface Rows {
  keys: readonly string[];
  onOpen: (index: number) => void;
  selection: Selection | undefined;
  /** Scrolls to a row that may not be rendered. */
  reach: (index: number) => void;
  /** Called for the button that opens a row's actions. */
  onMore: (index: number, row: HTMLTableRowElement) => void;
  /** Called for the key that displays a row's exact times. */
  onMoments: (row: HTMLTableRowElement) => void;
}

/**
 * Handles the events of all rows at the body of the table. The rows are one tab stop: arrow keys or J and K move, Home
 * and End jump, and with Shift they extend the selection. Space selects a row, T displays its exact times, and Enter
 * opens it, as does a click, except on a control within the row. A long press selects.
 */
export function useRowKeys({ keys, onOpen, selection, reach, onMore, onMoments }: Rows) {
  const { length } = keys;
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, length - 1);
  const range = useRowRange(keys, selection);
  const longTouch = useLongTouch(range.toggle);

  const onKeyDown = keyHandler<HTMLElement>((event) => {
    const { target, currentTarget, key, shiftKey } = event;
    // Buttons and menus within a row handle their own keys.
    if (!(target instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const from = indexOf(target);
    if (key === 'Enter') return onOpen(from);
    if (key === 't' || key === 'T') return onMoments(target);
    if (key === ' ') {
      event.preventDefault();
      return range.toggle(from);
    }
    const next = nextOf(key, from, length);
    if (next === undefined) return;
    event.preventDefault();
    if (shiftKey) range.extend(from, next);
    reach(next);
    currentTarget.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus();
  });
  const onFocus = (event: FocusEvent) => {
    if (event.target instanceof HTMLTableRowElement) setCurrent(indexOf(event.target));
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const row = target.closest<HTMLTableRowElement>('tr[data-row]');
    if (row && target.closest('[data-more]')) return onMore(indexOf(row), row);
    if (target.closest('a, button, input, label, [role=menu]')) return;
    // Selecting text in a row must not open it.
    if (row && !getSelection()?.toString()) onOpen(indexOf(row));
  };
  const onClickCapture = (event: MouseEvent) => {
    if (!longTouch.onClickCapture(event)) range.body.onClickCapture(event);
  };
  const body = { onKeyDown, onFocus, onClick, ...range.body, ...(selection && longTouch.body), onClickCapture };
  return { stop, body, toggle: range.toggle };
}

const indexOf = (row: HTMLTableRowElement) => Number(row.dataset['row']);

function nextOf(key: string, from: number, length: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const step = steps[key];
  return step === undefined ? undefined : Math.min(length - 1, Math.max(0, from + step));
}
