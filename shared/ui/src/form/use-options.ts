import { type KeyboardEvent, useId, useState } from 'react';
import { stepIndex } from '../step-index';

/** One choice. */
export interface Option {
  value: string;
  label: string;
  /** A second line. */
  description?: string;
  disabled?: boolean;
}

interface Options {
  options: Option[];
  selected: string[];
  pick: (option: Option) => void;
  search: boolean;
  onSearch?: ((text: string) => void) | undefined;
  /** Several may be chosen: the list stays open. */
  multiple?: boolean;
}

/** State and keys of a combobox with a list, as the ARIA practices have them. */
export function useOptions({ options, selected, pick, search, onSearch, multiple = false }: Options) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const shown = search && !onSearch ? options.filter((option) => holds(option, typed)) : options;

  const open = (at = shown.findIndex((option) => selected.includes(option.value))) => {
    setOpen(true);
    setActive(Math.max(0, at));
  };
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  const choose = (option: Option | undefined) => {
    if (!option || option.disabled) return;
    pick(option);
    if (!multiple) close();
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(0);
    onSearch?.(text);
  };
  const keyWhenOpen = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return [event.stopPropagation(), close()];
    if (event.key === 'Enter' || (event.key === ' ' && !search)) return choose(shown[active]);
    const next = search && (event.key === 'Home' || event.key === 'End') ? -1 : stepIndex(event.key, active, shown.length, 'column');
    return next === -1 ? false : setActive(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp' || (!search && (event.key === ' ' || event.key === 'Enter'));
    if (!isOpen && opens) open();
    else if (!isOpen || keyWhenOpen(event) === false) return byLetter(event);
    event.preventDefault();
  };
  const byLetter = (event: KeyboardEvent) => {
    if (search || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = shown.findIndex((option) => option.label.toLowerCase().startsWith(event.key.toLowerCase()));
    if (at !== -1) open(at);
  };
  const combobox = {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    'aria-autocomplete': search ? 'list' : undefined,
    'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
    onKeyDown,
  } as const;
  return { id, isOpen, typed, active, shown, selected, multiple, combobox, type, choose, setActive, close, toggle: () => (isOpen ? close() : open()) };
}

/** What a list is drawn from. */
export type OptionsState = ReturnType<typeof useOptions>;

const holds = ({ label, description = '' }: Option, text: string) => `${label} ${description}`.toLowerCase().includes(text.trim().toLowerCase());
