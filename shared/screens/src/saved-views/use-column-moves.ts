import { type DragEvent, useLayoutEffect, useRef, useState } from 'react';

/** Props that make a row of the settings draggable. */
export interface ColumnDrag {
  draggable: true;
  'data-column': string;
  'data-dragged': boolean;
  onDragStart: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDragEnd: () => void;
}

/** Moves columns by dragging and by keyboard. The pressed button keeps the focus when its row moves. */
export function useColumnMoves(move: (key: string, to: number) => void) {
  const [dragged, drag] = useState<string | null>(null);
  const [announced, tell] = useState<{ key: string; place: number } | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const button = pressed.current;
    pressed.current = null;
    // At the end of the list this button is disabled, so the row's other button gets the focus.
    if (button) (button.matches(':disabled') ? siblingOf(button) : button)?.focus();
  });

  const step = (key: string, to: number) => {
    const { activeElement } = document;
    pressed.current = activeElement instanceof HTMLElement ? activeElement : null;
    tell({ key, place: to + 1 });
    move(key, to);
  };
  const dragOf = (key: string, index: number): ColumnDrag => ({
    draggable: true,
    'data-column': key,
    'data-dragged': key === dragged,
    onDragStart: (event) => {
      event.dataTransfer.effectAllowed = 'move';
      drag(key);
    },
    onDragOver: (event) => {
      event.preventDefault();
      if (dragged !== null && dragged !== key) move(dragged, index);
    },
    onDragEnd: () => drag(null),
  });
  return { announced, step, dragOf };
}

const siblingOf = (button: HTMLElement) =>
  button.closest('li')?.querySelector<HTMLElement>('[data-move]:not(:disabled)');
