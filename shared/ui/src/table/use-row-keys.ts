import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/**
 * What the body of a table hears for all of its rows. One stop for Tab; arrows or J and K move, Home and End jump.
 * Enter opens a row, and so does a click, except on something in it that does something else.
 */
export function useRowKeys(length: number, onOpen: (index: number) => void) {
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, length - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Keys inside a row's own buttons and menus are theirs.
    if (!(event.target instanceof HTMLTableRowElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') return onOpen(indexOf(event.target));
    const next = nextOf(event.key, indexOf(event.target), length);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus();
  };
  const onFocus = (event: FocusEvent) => {
    if (event.target instanceof HTMLTableRowElement) setCurrent(indexOf(event.target));
  };
  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a, button, input, label, [role=menu]')) return;
    const row = target.closest<HTMLTableRowElement>('tr[data-row]');
    // Marking text in a row must not open it.
    if (row && !getSelection()?.toString()) onOpen(indexOf(row));
  };
  return { stop, body: { onKeyDown, onFocus, onClick } };
}

const indexOf = (row: HTMLTableRowElement) => Number(row.dataset['row']);

function nextOf(key: string, from: number, length: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const step = steps[key];
  return step === undefined ? undefined : Math.min(length - 1, Math.max(0, from + step));
}
