import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const longMs = 500;
/** Tolerated movement in pixels during a long press. */
const slack = 10;

/** Position of a touch, and its timer. */
interface Touch {
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
}

/** Detects a long press on a row and suppresses the click that ends it. */
export function useLongTouch(onLong: (index: number) => void) {
  const touch = useRef<Touch | null>(null);
  const wasLong = useRef(false);
  const end = () => {
    clearTimeout(touch.current?.timer);
    touch.current = null;
  };
  useEffect(() => () => clearTimeout(touch.current?.timer), []);

  const onPointerDown = ({ target, pointerType, clientX: x, clientY: y }: PointerEvent) => {
    end();
    wasLong.current = false;
    const row = target instanceof Element ? target.closest<HTMLElement>('tr[data-row]') : null;
    if (!row || pointerType !== 'touch') return;
    const timer = setTimeout(() => {
      end();
      wasLong.current = true;
      onLong(Number(row.dataset['row']));
    }, longMs);
    touch.current = { x, y, timer };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (touch.current && Math.hypot(clientX - touch.current.x, clientY - touch.current.y) > slack) end();
  };
  const onContextMenu = (event: MouseEvent) => {
    if (touch.current || wasLong.current) event.preventDefault();
  };
  const onClickCapture = (event: MouseEvent) => {
    if (!wasLong.current) return false;
    wasLong.current = false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    onClickCapture,
    body: { onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end, onContextMenu },
  };
}
