import { type Ref, startTransition, useCallback, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isDrawnWhole, type Sight, windowOf } from './row-window.rules';
import type { Density } from './table-parts';

const usualHeights: Record<Density, number> = { comfortable: 40, compact: 32 };
/** Height of the header, which covers the rows. */
const headHeight = 36;

interface Rows {
  count: number;
  density: Density;
  scroller: Ref<HTMLDivElement | null> | undefined;
}

/** Windowing of a long table: renders the visible rows and some around them. */
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

  /** Scrolls to a row that is not rendered, so that it can be focused. */
  const reach = (index: number) => {
    if (!box.current || (index >= window.first && index < window.end)) return;
    box.current.scrollTop = index * sight.rowHeight - (box.current.clientHeight - headHeight) / 2;
    flushSync(look);
  };
  // Rendered in slices between frames, so that a jump to the other end does not delay the next frame.
  const follow = () => startTransition(look);
  return { box, window, rowHeight: sight.rowHeight, reach, onScroll: isDrawnWhole(count) ? undefined : follow };
}

/** Row heights depend on density, width and font size, so the first rendered row is measured. */
function sightOf(box: HTMLElement, density: Density): Sight {
  const drawn = box.querySelector('tr[data-row]')?.getBoundingClientRect().height ?? 0;
  return { top: box.scrollTop, height: box.clientHeight, rowHeight: drawn || usualHeights[density] };
}

/** Scrolling causes no render while the rendered rows are the same. */
function isSame(count: number, before: Sight, now: Sight): boolean {
  const [was, is] = [windowOf(count, before), windowOf(count, now)];
  return before.rowHeight === now.rowHeight && was.first === is.first && was.end === is.end;
}
