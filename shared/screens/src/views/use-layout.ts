import type { Column, Density } from '@console/ui/table';
import { useLayoutEffect, useMemo } from 'react';
import { useIsNarrow } from '../use-is-narrow';
import { useSame } from '../use-same';
import { arranged, remembered, applyLayout } from './layout.rules';
import type { Views } from './use-views';

interface AppliedLayout<Row> {
  columns: Column<Row>[];
  density: Density;
  onResize?: (key: string, width: number) => void;
}

/** The columns of a table as their user wants them. A phone shows two lines for a row, which are no columns to arrange. */
export function useLayout<Row>(
  { layout, changeLayout, columns: registry }: Views,
  columns: Column<Row>[],
): AppliedLayout<Row> {
  const isNarrow = useIsNarrow();
  useLayoutEffect(() => {
    if (!isNarrow) registry.put(columns);
  }, [registry, columns, isNarrow]);
  const same = useSame(layout);
  const applied = useMemo(() => applyLayout(columns, same), [columns, same]);
  if (isNarrow) return { columns, density: 'comfortable' };
  const onResize = (key: string, width: number) => {
    const wider = arranged(columns, layout).map((column) => (column.key === key ? { ...column, width } : column));
    changeLayout({ ...layout, columns: remembered(columns, wider) });
  };
  return { columns: applied, density: layout.density === 'COMPACT' ? 'compact' : 'comfortable', onResize };
}
