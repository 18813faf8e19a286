import { type DragEvent, useState } from 'react';

/** Moves a column to the place of another one. */
export type ColumnMoves = (key: string, to: string) => void;

/** Props that make a column header draggable. */
export interface HeadDrag {
  draggable: true;
  'data-dragged': boolean;
  'data-target': boolean;
  onDragStart: (event: DragEvent) => void;
  onDragOver: (event: DragEvent) => void;
  onDrop: (event: DragEvent) => void;
  onDragEnd: () => void;
}

/** Moves columns when their headers are dragged. For pointers only; with a keyboard, the column settings move them. */
export function useHeadDrag(onMove: ColumnMoves | undefined) {
  const [{ dragged, over }, set] = useState<{ dragged: string | null; over: string | null }>({
    dragged: null,
    over: null,
  });
  return (key: string): HeadDrag | undefined =>
    onMove && {
      draggable: true,
      'data-dragged': key === dragged,
      'data-target': key === over && over !== dragged,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', '');
        set({ dragged: key, over: null });
      },
      onDragOver: (event) => {
        if (dragged === null) return;
        event.preventDefault();
        if (over !== key) set({ dragged, over: key });
      },
      onDrop: (event) => {
        event.preventDefault();
        if (dragged !== null && dragged !== key) onMove(dragged, key);
        set({ dragged: null, over: null });
      },
      onDragEnd: () => set({ dragged: null, over: null }),
    };
}
