import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../cx';
import type { IconName } from '../icon/icon';
import { keyHandler, type KeyPress, useKeyHandler } from '../keys/key-handler';
import { stepIndex } from '../step-index';
import { MenuItem } from './menu-item';
import classes from './menu.module.css';
import { useAnchored } from './use-anchored';
import { useDismiss } from './use-dismiss';

/** Entry of a menu. */
export interface MenuEntry {
  key: string;
  label: string;
  icon?: IconName;
  onSelect: () => void;
  /** Remains focusable, so that `reason` can be read. */
  disabled?: boolean;
  reason?: string;
  danger?: boolean;
  /** Set for entries of which one is selected. */
  checked?: boolean;
  /** Separator above this entry. */
  startsGroup?: boolean;
  /** Indented below the entry above it. */
  isNested?: boolean;
  /** Heading above this entry and the following ones. */
  heading?: string;
}

/** Props of `Menu`. */
export interface MenuProps {
  /** Accessible name of the button and the list. It contains the button's visible text, for speech control. */
  label: string;
  /** Visible content of the button. */
  trigger: ReactNode;
  items: MenuEntry[];
  align?: 'start' | 'end';
  /**
   * `bare` for icons and names in bars, `button` for a button with a border, `row` and `folded` for a row of the side
   * menu, `cell` for a place in the bottom bar.
   */
  look?: 'bare' | 'button' | 'row' | 'folded' | 'cell';
  /** Content above the entries, such as the signed-in user. */
  head?: ReactNode;
}

/**
 * Button that opens a list of actions. Keys as in the ARIA practices: arrows, Home, End, first letters, Escape, Tab.
 */
export function Menu({ label, trigger, items, align = 'start', look = 'bare', head }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState<'no' | 'first' | 'last'>('no');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isOpen = open !== 'no';
  useAnchored({ anchor: button, box: list, align }, isOpen);
  useDismiss(root, isOpen, () => setOpen('no'));
  useEffect(() => {
    if (open !== 'no')
      entriesOf(list.current)
        .at(open === 'first' ? 0 : -1)
        ?.focus();
  }, [open]);

  const close = () => {
    setOpen('no');
    button.current?.focus();
  };
  const openByKey = keyHandler((event) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  });
  const pressInList = useKeyHandler((event) => keyInMenu(event, list.current, close, () => setOpen('no')));
  return (
    <div ref={root} className={cx(classes.root, look !== 'bare' && look !== 'button' && classes.wide)}>
      <button
        ref={button}
        type="button"
        className={cx(classes.trigger, classes[look])}
        title={typeof trigger === 'string' ? undefined : label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(isOpen ? 'no' : 'first')}
        onKeyDown={openByKey}
      >
        {trigger}
      </button>
      {isOpen && (
        <div ref={list} popover="manual" className={classes.box} onKeyDown={pressInList}>
          {head}
          <div id={id} role="menu" aria-label={label}>
            {items.map((item) => (
              <Fragment key={item.key}>
                {item.heading !== undefined && (
                  <div role="presentation" className={classes.heading}>
                    {item.heading}
                  </div>
                )}
                <MenuItem item={item} onDone={close} />
              </Fragment>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const entriesOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []),
];

function keyInMenu(event: KeyPress, list: HTMLElement | null, close: () => void, leave: () => void) {
  if (event.key === 'Tab') return leave();
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    return close();
  }
  const entries = entriesOf(list);
  const from = entries.findIndex((entry) => entry === document.activeElement);
  const target = entries[stepIndex(event.key, from, entries.length, 'column')] ?? byLetter(entries, from, event.key);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

const byLetter = (entries: HTMLElement[], from: number, key: string) =>
  key.length === 1 && key !== ' '
    ? [...entries.slice(from + 1), ...entries].find((entry) =>
        entry.textContent?.toLowerCase().startsWith(key.toLowerCase()),
      )
    : undefined;
