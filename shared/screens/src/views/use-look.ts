import type { Column, Density } from '@console/ui/table';
import { useLayoutEffect, useMemo } from 'react';
import { useIsNarrow } from '../use-is-narrow';
import { useSame } from '../use-same';
import { arranged, remembered, wearing } from './look.rules';
import type { Views } from './use-views';

interface Worn<Row> {
  columns: Column<Row>[];
  density: Density;
  onResize?: (key: string, width: number) => void;
}

/** The columns of a table as their user wants them. A phone shows two lines for a row, which are no columns to arrange. */
export function useLook<Row>({ look, changeLook, columns: shelf }: Views, columns: Column<Row>[]): Worn<Row> {
  const isNarrow = useIsNarrow();
  useLayoutEffect(() => {
    if (!isNarrow) shelf.put(columns);
  }, [shelf, columns, isNarrow]);
  const same = useSame(look);
  const worn = useMemo(() => wearing(columns, same), [columns, same]);
  if (isNarrow) return { columns, density: 'comfortable' };
  const onResize = (key: string, width: number) => {
    const wider = arranged(columns, look).map((column) => (column.key === key ? { ...column, width } : column));
    changeLook({ ...look, columns: remembered(columns, wider) });
  };
  return { columns: worn, density: look.density === 'COMPACT' ? 'compact' : 'comfortable', onResize };
}
