import { Activity, type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * An open page, visible or hidden. React would hide it with `display: none`, and the browser would lay out all of its
 * rows again when it returns. Instead the page keeps its box, and its content is skipped (`content-visibility`): it is
 * not painted and not reachable by keyboard, search or screen reader.
 */
export function CachedPage({ isSeen, children }: { isSeen: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const page = box.current?.firstElementChild;
    // If the page renders while it is hidden, React hides it again, which is slower but correct.
    if (!isSeen && page instanceof HTMLElement) page.style.removeProperty('display');
  }, [isSeen]);
  return (
    <div ref={box} className="vcc-kept" data-away={!isSeen}>
      <Activity mode={isSeen ? 'visible' : 'hidden'}>{children}</Activity>
    </div>
  );
}
