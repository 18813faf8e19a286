import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Column, RowAction, Selection } from './table-parts';

/** Loaded on the first touch. */
const RowSheet = lazy(() => import('./row-sheet.dialog'));
/** Loaded when its key is first pressed. */
const RowMoments = lazy(() => import('./row-moments'));

interface Table<Row> {
  rows: readonly Row[];
  keys: readonly string[];
  columns: readonly Column<Row>[];
  rowActions: ((row: Row) => RowAction[]) | undefined;
  selection: Selection | undefined;
  toggle: (index: number) => void;
}

/** Displayed details of a row: its actions in a sheet, or its exact times beside it. */
type Shown = { what: 'actions'; key: string; row: HTMLTableRowElement } | { what: 'moments'; row: HTMLTableRowElement };

/** State of a row's details: the sheet on a phone, which closes if its row is removed, and the exact times. */
export function useRowSheet<Row>() {
  const [shown, setShown] = useState<Shown | null>(null);
  const close = useCallback(() => setShown(null), []);
  const show = ({ rows, keys, columns, rowActions, selection, toggle }: Table<Row>): ReactNode => {
    if (shown?.what === 'moments')
      return <Suspense>{shown.row.isConnected && <RowMoments row={shown.row} onClose={close} />}</Suspense>;
    const index = shown === null ? -1 : keys.indexOf(shown.key);
    const row = rows[index];
    if (shown === null || row === undefined) return null;
    const choice = selection && { isChosen: selection.keys.has(shown.key), toggle: () => toggle(index) };
    return (
      <Suspense>
        <RowSheet
          about={columns[0]?.render(row)}
          element={shown.row}
          actions={rowActions?.(row) ?? []}
          choice={choice}
          onClose={close}
        />
      </Suspense>
    );
  };
  const open = (key: string, row: HTMLTableRowElement) => setShown({ what: 'actions', key, row });
  const tellMoments = (row: HTMLTableRowElement) => setShown({ what: 'moments', row });
  return { open, tellMoments, show };
}
