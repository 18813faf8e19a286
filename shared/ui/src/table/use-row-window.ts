import { type Ref, startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type RowWindow, windowOf } from './row-window.rules';
import type { Density } from './table-parts';

const usualHeights: Record<Density, number> = { comfortable: 40, compact: 32 };
/** Of the head, which lies over the rows. */
const headHeight = 36;

interface Rows {
  count: number;
  density: Density;
  scroller: Ref<HTMLDivElement> | undefined;
}

/** The rows of a long table that are drawn: those in sight and some around them. */
export function useRowWindow({ count, density, scroller }: Rows) {
  const box = useRef<HTMLDivElement | null>(null);
  const [rowHeight, setRowHeight] = useState(usualHeights[density]);
  const [seen, setSeen] = useState({ top: 0, height: 800 });
  const window = windowOf(count, { ...seen, rowHeight });
  const bind = useCallback(
    (element: HTMLDivElement | null) => {
      box.current = element;
      if (typeof scroller === 'function') scroller(element);
      else if (scroller) scroller.current = element;
    },
    [scroller],
  );
  const look = useCallback(() => {
    if (box.current) setSeen(afterLook(count, { rowHeight, box: box.current }));
  }, [count, rowHeight]);
  // Heights differ by density, width and size of the letters: the first row that is drawn tells them.
  useLayoutEffect(() => {
    const drawn = box.current?.querySelector('tr[data-row]')?.getBoundingClientRect().height ?? 0;
    if (drawn > 0) setRowHeight(drawn);
    look();
  }, [count, density, look]);

  /** Brings a row into sight, where it is not drawn, so that it can have the focus. */
  const reach = (index: number) => {
    if (!box.current || (index >= window.first && index < window.end)) return;
    box.current.scrollTop = index * rowHeight - (box.current.clientHeight - headHeight) / 2;
    flushSync(look);
  };
  // In slices between frames: a jump to the other end must not hold up the next one.
  const follow = () => startTransition(look);
  return { window, rowHeight, bind, reach, onScroll: isAll(window, count) ? undefined : follow };
}

const isAll = ({ first, end }: RowWindow, count: number) => first === 0 && end === count;

/** The same as before as long as the same rows are drawn, so that scrolling renders only when it must. */
const afterLook =
  (count: number, { rowHeight, box }: { rowHeight: number; box: HTMLDivElement }) =>
  (before: { top: number; height: number }) => {
    const now = { top: box.scrollTop, height: box.clientHeight };
    const [was, is] = [windowOf(count, { ...before, rowHeight }), windowOf(count, { ...now, rowHeight })];
    return was.first === is.first && was.end === is.end ? before : now;
  };
