import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { ColumnEdge } from './column-edge';
import type { pinOf } from './pinned-columns';
import type { Column, Sort } from './table-parts';
import type { HeadDrag } from './use-head-drag';
import classes from './table.module.css';

/** Props of `HeadCell`. */
export interface HeadCellProps<Row> {
  column: Column<Row>;
  width: number | undefined;
  pin: ReturnType<typeof pinOf>;
  /** Present if columns can be moved. */
  drag: HeadDrag | undefined;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  onResize: ((key: string, width: number) => void) | undefined;
  onFit: ((key: string) => void) | undefined;
}

/** Column header: a click sorts the rows, dragging moves the column, and its edge changes the width. */
export function HeadCell<Row>({ column, width, pin, drag, sort, onSort, onResize, onFit }: HeadCellProps<Row>) {
  const { key, title, align, sortable } = column;
  const dir = sort?.key === key ? sort.dir : undefined;
  const about = {
    scope: 'col',
    'data-column': key,
    className: cx(align === 'end' && classes.end, pin.isPinned && classes.pinned),
    style: { ...pin.style, ...(width !== undefined && { width }) },
    ...drag,
  };
  const edge = onResize && (
    <ColumnEdge onResize={(wanted) => onResize(key, wanted)} onFit={onFit && (() => onFit(key))} />
  );
  if (!sortable || !onSort)
    return (
      <th {...about}>
        {title}
        {edge}
      </th>
    );
  return (
    <th {...about} aria-sort={dir === undefined ? 'none' : dir === 'asc' ? 'ascending' : 'descending'}>
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort({ key, dir: dir === 'asc' ? 'desc' : 'asc' })}
      >
        {title}
        <span className={dir === undefined ? classes.unsorted : classes.sorted}>
          <Icon name={dir === 'desc' ? 'arrow-down' : 'arrow-up'} size={12} />
        </span>
      </button>
      {edge}
    </th>
  );
}
