import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/** What makes one row reachable. */
export interface RowKeyboard {
  tabIndex: number;
  'data-row': number;
}

const steps: Record<string, number> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** One stop for Tab in all rows; arrows or J and K move, Home and End jump, Enter opens. */
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
  const row = (index: number): RowKeyboard => ({ tabIndex: index === stop ? 0 : -1, 'data-row': index });
  return { body: { onKeyDown, onFocus }, row };
}

const indexOf = (row: HTMLTableRowElement) => Number(row.dataset['row']);

function nextOf(key: string, from: number, length: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  const step = steps[key];
  return step === undefined ? undefined : Math.min(length - 1, Math.max(0, from + step));
}
