import { nativeKeyHandler, type NativeKeyPress } from '@console/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldForm } from '../forms/form-scope';

interface Lines<Line> {
  form: Pick<FieldForm, 'values' | 'setWithin'>;
  name: string;
  start: () => Partial<Line>;
  /** Maximum number of lines; 0 if none can be added. */
  max: number;
}

interface Focus {
  line: number;
  on: 'first' | 'last';
}

/** Lines of a list with stable keys, and the focus after a line is added or removed. */
export function useLines<Line>({ form, name, start, max }: Lines<Line>) {
  const value = form.values[name];
  // The draft type guarantees a list of these items.
  const lines = (Array.isArray(value) ? value : []) as Partial<Line>[];
  const [stored, setStored] = useState<readonly string[]>([]);
  // Lines from another source, such as a previous version of the page, get new keys.
  const keys = stored.length === lines.length ? stored : lines.map((_, index) => `${lines.length} ${index}`);
  const box = useRef<HTMLDivElement>(null);
  const [focus, setFocus] = useState<Focus | null>(null);
  useEffect(() => {
    if (focus && box.current) focusIn(box.current, focus);
  }, [focus]);

  const change = (next: Partial<Line>[], nextKeys: string[], nextFocus: Focus) => {
    form.setWithin(name, next, name);
    setStored(nextKeys);
    setFocus(nextFocus);
  };
  const mayAdd = lines.length < max;
  const add = () => change([...lines, start()], [...keys, crypto.randomUUID()], { line: lines.length, on: 'first' });
  const remove = (index: number) => {
    const others = <Item>(items: readonly Item[]) => items.filter((_, at) => at !== index);
    change(others(lines), others(keys), { line: Math.min(index, lines.length - 2), on: 'last' });
  };
  const onKeyDown = useEffectEvent((event: NativeKeyPress) => {
    if (!mayAdd || !isAddKey(event) || !rowsOf(box.current).at(-1)?.contains(inputOf(event))) return;
    event.preventDefault();
    add();
  });
  useEffect(() => {
    const element = box.current;
    const listen = nativeKeyHandler((event) => onKeyDown(event));
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, []);
  return { lines, keys, box, mayAdd, add, remove };
}

const inputOf = ({ target }: NativeKeyPress) => (target instanceof HTMLInputElement ? target : null);

/** Returns whether Enter was pressed in an input, and not to select from an open list. */
const isAddKey = (event: NativeKeyPress): boolean =>
  event.key === 'Enter' && inputOf(event)?.getAttribute('aria-expanded') === null;

const rowsOf = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];

const controls = 'input:not([hidden], :disabled), textarea:not(:disabled), button:not(:disabled)';

/** Focuses the first field of an added line; after a removal the remove button of the next line, or the add button. */
function focusIn(box: HTMLElement, { line, on }: Focus): void {
  const row = rowsOf(box)[line] ?? box;
  const all = [...row.querySelectorAll<HTMLElement>(controls)];
  (on === 'first' ? all[0] : all.at(-1))?.focus();
}
