import { type ReactNode, useEffect, useRef } from 'react';

/** Shows what opens by a press: presses the first control within, once it is there. */
export function Pressed({ by = 'button', children }: { by?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>(by)?.click(), [by]);
  return <div ref={box}>{children}</div>;
}
