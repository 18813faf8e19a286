import { type ReactNode, useEffect, useRef } from 'react';
import { keyHandler } from '../keys/key-handler';
import { stepIndex } from '../step-index';
import classes from './pick-list.module.css';

/** Props of `PickList`. */
export interface PickListProps {
  label: string;
  items: { key: string; content: ReactNode }[];
  /** Key of the item displayed beside the list. */
  current: string | undefined;
  onPick: (key: string) => void;
}

/**
 * List of items, of which the selected one is displayed beside it. Arrows, Home and End select an item and scroll it
 * into view.
 */
export function PickList({ label, items, current, onPick }: PickListProps) {
  const list = useRef<HTMLDivElement>(null);
  const at = items.findIndex(({ key }) => key === current);
  useEffect(() => {
    // `scrollIntoView` is missing in jsdom.
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  const move = keyHandler((event) => {
    const next = items[stepIndex(event.key, at, items.length, 'column')];
    if (!next) return;
    event.preventDefault();
    onPick(next.key);
  });
  return (
    <div
      ref={list}
      className={classes.list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={at < 0 ? undefined : `pick-${current}`}
      onKeyDown={move}
    >
      {items.map(({ key, content }) => (
        <div
          key={key}
          id={`pick-${key}`}
          role="option"
          aria-selected={key === current}
          className={classes.item}
          onClick={() => onPick(key)}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
