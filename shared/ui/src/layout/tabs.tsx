import { useId } from 'react';
import { keyHandler } from '../keys/key-handler';
import { Count } from '../values/badge';
import { stepIndex } from '../step-index';
import classes from './layout.module.css';

/** Tab; `count` is the number of its records. */
export interface Tab {
  key: string;
  label: string;
  count?: number;
}

/** Props of `Tabs`. */
export interface TabsProps {
  label: string;
  items: Tab[];
  current: string;
  onChange: (key: string) => void;
  /** Id of the element that the tabs switch, if there is only one element. */
  panelId?: string;
}

/** Tabs for views of one page. Arrow keys move the focus and select, as in the ARIA practices. */
export function Tabs({ label, items, current, onChange, panelId }: TabsProps) {
  const id = useId();
  const move = keyHandler((event) => {
    const next =
      items[
        stepIndex(
          event.key,
          items.findIndex((tab) => tab.key === current),
          items.length,
          'row',
        )
      ];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    document.getElementById(id + next.key)?.focus();
  });
  return (
    <div className={classes.tabs} role="tablist" aria-label={label} onKeyDown={move}>
      {items.map((tab) => (
        <button
          key={tab.key}
          id={id + tab.key}
          type="button"
          role="tab"
          aria-selected={tab.key === current}
          aria-controls={panelId}
          tabIndex={tab.key === current ? 0 : -1}
          className={classes.tab}
          onClick={() => onChange(tab.key)}
        >
          {tab.label}
          {tab.count !== undefined && <Count value={tab.count} />}
        </button>
      ))}
    </div>
  );
}
