import { type ReactNode, useEffect, useRef } from 'react';
import { useKeyHandler } from '../keys/key-handler';
import { stepIndex } from '../step-index';
import { StripTab } from './strip-tab';
import classes from './tab-strip.module.css';

/** Open page. */
export interface StripItem {
  key: string;
  label: string;
  isPinned: boolean;
  /** It has unsaved input. */
  isDirty: boolean;
  canClose: boolean;
}

/** Whether it has unsaved input. */
export interface TabStripProps {
  label: string;
  items: StripItem[];
  current: string | null;
  /** Id of the element that the tabs switch. */
  panelId: string;
  onSelect: (key: string) => void;
  onClose: (key: string) => void;
  /** Content at the right end: the menu of the tabs. */
  end?: ReactNode;
}

/**
 * Tabs of the open pages. Arrow keys only move the focus, and Enter opens a page, because opening a page is expensive.
 * Delete and a middle click close a tab; the close button is for pointers only.
 */
export function TabStrip({ label, items, current, panelId, onSelect, onClose, end }: TabStripProps) {
  const list = useRef<HTMLDivElement>(null);
  const at = items.findIndex(({ key }) => key === current);
  useEffect(() => {
    // `scrollIntoView` is missing in jsdom.
    const show = () => list.current?.children[at]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    show();
    window.addEventListener('resize', show);
    // A title that changes later moves the tabs after it.
    const widths = 'ResizeObserver' in window ? new ResizeObserver(show) : null;
    for (const tab of list.current?.children ?? []) widths?.observe(tab);
    return () => {
      window.removeEventListener('resize', show);
      widths?.disconnect();
    };
  }, [at]);

  const onKeyDown = useKeyHandler((event) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    const from = tabs.findIndex((tab) => tab === document.activeElement);
    const item = items[from];
    if (event.key === 'Delete' && item?.canClose) return onClose(item.key);
    const target = tabs[stepIndex(event.key, from, tabs.length, 'row')];
    if (!target) return;
    event.preventDefault();
    target.focus();
  });
  const reachable = items[Math.max(at, 0)]?.key;
  return (
    <section className={classes.strip} aria-label={label}>
      <div ref={list} className={classes.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <StripTab
            key={item.key}
            item={item}
            isCurrent={item.key === current}
            isReachable={item.key === reachable}
            panelId={panelId}
            onSelect={() => onSelect(item.key)}
            onClose={() => onClose(item.key)}
          />
        ))}
      </div>
      {end}
    </section>
  );
}
