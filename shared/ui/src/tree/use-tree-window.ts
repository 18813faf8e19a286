import { useLayoutEffect, useRef, useState } from 'react';
import { isDrawnWhole, piecesOf, type Sight, windowOf } from '../table/row-window.rules';

const usualHeight = 32;

/** Windowing of a long tree: renders the visible rows, some rows around them, and the active row. */
export function useTreeWindow(count: number, active: number, activeId: string | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState<Sight>({ top: 0, height: 420, rowHeight: usualHeight });
  const look = () => {
    if (!box.current || isDrawnWhole(count)) return;
    const rowHeight = box.current.querySelector('[role=treeitem]')?.getBoundingClientRect().height || usualHeight;
    setSight({ top: box.current.scrollTop, height: box.current.clientHeight || sight.height, rowHeight });
  };
  useLayoutEffect(() => {
    // Scrolls only while the tree has the focus. On mount it must not scroll the page past its title.
    if (!activeId || document.activeElement !== box.current) return;
    // `scrollIntoView` is missing in jsdom.
    document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  return {
    box,
    rowHeight: sight.rowHeight,
    pieces: piecesOf(count, windowOf(count, sight), active),
    onScroll: look,
  };
}
