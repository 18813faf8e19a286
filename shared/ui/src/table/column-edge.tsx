import { type PointerEvent, useRef } from 'react';
import classes from './table.module.css';

/** Width of one letter with an ellipsis. */
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
 * Edge of a column, which is dragged to change the width; a double click fits the width to the content. During the drag
 * only the header moves; rows are rendered once at the end. It is for pointers only; with a keyboard, the column
 * settings change a width.
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
    // Dragging the edge must not start dragging the column.
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
