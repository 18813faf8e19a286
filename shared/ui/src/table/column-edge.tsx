import { type PointerEvent, useRef } from 'react';
import classes from './table.module.css';

/** Wide enough for one letter and its ellipsis. */
const widthMin = 48;
const widthMax = 800;

interface Drag {
  fromX: number;
  fromWidth: number;
}

interface ColumnEdgeProps {
  onResize: (width: number) => void;
  onFit: (() => void) | undefined;
}

/**
 * The end of a column, to be dragged; a double click makes it as wide as its content. Only the head moves meanwhile: rows are drawn anew once, at the end. For a pointer
 * alone; the settings of columns take a width by keyboard.
 */
export function ColumnEdge({ onResize, onFit }: ColumnEdgeProps) {
  const drag = useRef<Drag | null>(null);
  const headOf = (event: PointerEvent<HTMLSpanElement>) => event.currentTarget.closest('th');
  const widthAt = ({ clientX }: PointerEvent, { fromX, fromWidth }: Drag) =>
    Math.round(Math.min(widthMax, Math.max(widthMin, fromWidth + clientX - fromX)));

  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    const head = headOf(event);
    if (!head || event.button !== 0) return;
    event.preventDefault();
    // It is the edge that is dragged, not the column.
    head.draggable = false;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { fromX: event.clientX, fromWidth: head.getBoundingClientRect().width };
  };
  const move = (event: PointerEvent<HTMLSpanElement>) => {
    const head = headOf(event);
    if (head && drag.current) head.style.width = `${widthAt(event, drag.current)}px`;
  };
  const end = (event: PointerEvent<HTMLSpanElement>) => {
    if (drag.current && event.clientX !== drag.current.fromX) onResize(widthAt(event, drag.current));
    drag.current = null;
    const head = headOf(event);
    if (head && head.dataset['dragged'] !== undefined) head.draggable = true;
  };
  return (
    <span
      aria-hidden="true"
      className={classes.edge}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={onFit}
    />
  );
}
