import { type ReactNode, useEffect, useRef } from 'react';

/** Presses the first control after mounting, for states that open on a press. */
export function Pressed({ by = 'button', children }: { by?: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>(by)?.click(), [by]);
  return <div ref={box}>{children}</div>;
}
