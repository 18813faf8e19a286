import type { ColumnLayout } from '@console/contracts/views';
import type { Column, Density } from '@console/ui/table';
import { useIsNarrow } from '@console/ui';
import { useLayoutEffect, useMemo } from 'react';
import { useSame } from '../use-same';
import { applyLayout, arranged, moved, remembered } from './layout.rules';
import type { SavedViews } from './use-saved-views';

interface AppliedLayout<Row> {
  columns: Column<Row>[];
  density: Density;
  onResize?: (key: string, width: number) => void;
  onFit?: (key: string) => void;
  onMove?: (key: string, to: string) => void;
}

/** Returns the columns of a table in the user's layout. A phone shows two lines per row, which have no columns to arrange. */
export function useLayout<Row>(
  { layout, changeLayout, columns: registry }: SavedViews,
  columns: Column<Row>[],
): AppliedLayout<Row> {
  const isNarrow = useIsNarrow();
  useLayoutEffect(() => {
    if (!isNarrow) registry.put(columns);
  }, [registry, columns, isNarrow]);
  const same = useSame(layout);
  const applied = useMemo(() => applyLayout(columns, same), [columns, same]);
  if (isNarrow) return { columns, density: 'comfortable' };
  const change = (next: ColumnLayout[]) => changeLayout({ ...layout, columns: remembered(columns, next) });
  const setWidth = (key: string, width: number | null) =>
    change(arranged(columns, layout).map((column) => (column.key === key ? { ...column, width } : column)));
  const onMove = (key: string, to: string) => {
    const arrangement = arranged(columns, layout);
    const place = arrangement.findIndex((column) => column.key === to);
    change(moved(arrangement, key, place));
  };
  return {
    columns: applied,
    density: layout.density === 'COMPACT' ? 'compact' : 'comfortable',
    onResize: setWidth,
    onFit: (key) => setWidth(key, null),
    onMove,
  };
}
