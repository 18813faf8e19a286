import { Activity, type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * One open page, seen or not. React takes a page that is not seen out of the layout, and the browser would have to
 * style and lay out each of its rows when it comes back. So its box stays where it was, with what it holds skipped:
 * neither painted nor reached by keyboard, search or screen reader, and as before when it is shown again.
 */
export function CachedPage({ isSeen, children }: { isSeen: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const page = box.current?.firstElementChild;
    // A page that is rendered again while it is away is hidden by React once more: slower to come back, and right.
    if (!isSeen && page instanceof HTMLElement) page.style.removeProperty('display');
  }, [isSeen]);
  return (
    <div ref={box} className="vcc-kept" data-away={!isSeen}>
      <Activity mode={isSeen ? 'visible' : 'hidden'}>{children}</Activity>
    </div>
  );
}
