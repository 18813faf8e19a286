import { useId, useState } from 'react';
import { keyHandler } from '../keys/key-handler';
import { actionOf } from './option-keys.rules';

/** Option of a select. */
export interface Option {
  value: string;
  label: string;
  /** Second line. */
  description?: string;
  disabled?: boolean;
}

interface Options {
  options: Option[];
  selected: string[];
  pick: (option: Option) => void;
  search: boolean;
  onSearch?: ((text: string) => void) | undefined;
  onTyped?: ((text: string) => void) | undefined;
  /** Several options can be selected, and the list stays open. */
  multiple?: boolean;
}

/** State and key handling of a combobox with a list, as defined by the ARIA practices. */
export function useOptions({ options, selected, pick, search, onSearch, onTyped, multiple = false }: Options) {
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
    onTyped?.(text);
  };
  const onKeyDown = keyHandler((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actionOf(event.key, { isOpen, search, active, labels: shown.map(({ label }) => label) });
    if (action === null) return;
    if (action.at === 'leave') return close();
    event.preventDefault();
    // Escape must not close a surrounding dialog.
    if (action.at === 'escape') event.stopPropagation();
    if (action.at === 'escape') close();
    else if (action.at === 'choose') choose(shown[active]);
    else if (action.at === 'move') setActive(action.to);
    else open(action.to);
  });
  const combobox = {
    role: 'combobox',
    'aria-haspopup': 'listbox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    'aria-autocomplete': search ? 'list' : undefined,
    'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
    onKeyDown,
  } as const;
  return {
    id,
    isOpen,
    typed,
    active,
    shown,
    selected,
    multiple,
    combobox,
    type,
    choose,
    setActive,
    close,
    toggle: () => (isOpen ? close() : open()),
  };
}

/** State that a list renders. */
export type OptionsState = ReturnType<typeof useOptions>;

const holds = ({ label, description = '' }: Option, text: string) =>
  `${label} ${description}`.toLowerCase().includes(text.trim().toLowerCase());
