import { type RefObject, useLayoutEffect } from 'react';

/** Position of a floating box, relative to its opener. */
export interface Anchored {
  anchor: RefObject<HTMLElement | null>;
  box: RefObject<HTMLElement | null>;
  align?: 'start' | 'end';
  /** The box is at least as wide as the anchor. */
  fit?: boolean;
}

const gap = 4;

/**
 * Displays the box in the browser's top layer, where neither a scrolling table nor a modal dialog can clip or cover it,
 * and positions it beside its anchor while it is open.
 */
export function useAnchored({ anchor, box, align = 'start', fit = false }: Anchored, isOpen: boolean): void {
  useLayoutEffect(() => {
    const [from, to] = [anchor.current, box.current];
    if (!isOpen || !from || !to) return;
    const place = () => put(from, to, align, fit);
    to.showPopover();
    place();
    // The content may load after the box is displayed.
    const size = new ResizeObserver(place);
    size.observe(to);
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      size.disconnect();
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
      if (to.isConnected) to.hidePopover();
    };
  }, [anchor, box, align, fit, isOpen]);
}

function put(from: HTMLElement, to: HTMLElement, align: 'start' | 'end', fit: boolean) {
  const edge = from.getBoundingClientRect();
  if (fit) to.style.minWidth = `${edge.width}px`;
  const { offsetHeight: height, offsetWidth: width } = to;
  const below = edge.bottom + gap;
  const fitsBelow = below + height <= innerHeight || edge.top < height + gap;
  const left = align === 'start' ? edge.left : edge.right - width;
  to.style.top = `${fitsBelow ? below : edge.top - gap - height}px`;
  to.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
}
