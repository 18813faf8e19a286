import { type Ref, startTransition, useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDrawnWhole, type Sight, windowOf } from './row-window.rules';
import type { Density } from './table-parts';

const usualHeights: Record<Density, number> = { comfortable: 40, compact: 32 };
/** Of the head, which lies over the rows. */
const headHeight = 36;

interface Rows {
  count: number;
  density: Density;
  scroller: Ref<HTMLDivElement | null> | undefined;
}

/** The rows of a long table that are drawn: those in sight and some around them. */
export function useRowWindow({ count, density, scroller }: Rows) {
  const box = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState<Sight>({ top: 0, height: 800, rowHeight: usualHeights[density] });
  const window = windowOf(count, sight);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(scroller, () => box.current, []);
  const look = useCallback(() => {
    const now = box.current && !isDrawnWhole(count) ? sightOf(box.current, density) : undefined;
    if (now) setSight((before) => (isSame(count, before, now) ? before : now));
  }, [count, density]);
  useLayoutEffect(look, [look]);

  /** Brings a row into sight, where it is not drawn, so that it can have the focus. */
  const reach = (index: number) => {
    if (!box.current || (index >= window.first && index < window.end)) return;
    box.current.scrollTop = index * sight.rowHeight - (box.current.clientHeight - headHeight) / 2;
    flushSync(look);
  };
  // In slices between frames: a jump to the other end must not hold up the next one.
  const follow = () => startTransition(look);
  return { box, window, rowHeight: sight.rowHeight, reach, onScroll: isDrawnWhole(count) ? undefined : follow };
}

/** Heights of rows differ by density, width and size of the letters: the first row that is drawn tells them. */
function sightOf(box: HTMLElement, density: Density): Sight {
  const drawn = box.querySelector('tr[data-row]')?.getBoundingClientRect().height ?? 0;
  return { top: box.scrollTop, height: box.clientHeight, rowHeight: drawn || usualHeights[density] };
}

/** As long as the same rows are drawn, scrolling renders nothing. */
function isSame(count: number, before: Sight, now: Sight): boolean {
  const [was, is] = [windowOf(count, before), windowOf(count, now)];
  return before.rowHeight === now.rowHeight && was.first === is.first && was.end === is.end;
}
