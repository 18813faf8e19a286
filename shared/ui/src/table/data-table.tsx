import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLate } from '../use-late';
import { SkeletonRows } from './skeleton-rows';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import type { Column, RowAction, Selection, Sort } from './table-parts';
import classes from './table.module.css';
import { useRowKeys } from './use-row-keys';

/** Props of `DataTable`. */
export interface DataTableProps<Row> {
  /** What the table lists, for those who do not see its heading. */
  label: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** A click on the row or Enter. */
  onRowOpen?: ((row: Row) => void) | undefined;
  rowActions?: ((row: Row) => RowAction[]) | undefined;
  loading?: boolean | undefined;
  selection?: Selection | undefined;
  /** In place of rows when there are none: `Empty`, `NoMatch` or `Failed`. */
  placeholder?: ReactNode;
  /** The box in which the rows scroll. */
  scroller?: Ref<HTMLDivElement> | undefined;
}

/**
 * Rows of 40 pixels under a head that stays. A plain table of the browser's own: screen readers know how to walk
 * it, and Arco's costs ten times its bytes and, at 10,000 rows, six times its time.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useTranslation('ui');
  const {
    label,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    onRowOpen,
    rowActions,
    loading = false,
    selection,
    placeholder,
    scroller,
  } = props;
  const keys = useRowKeys(rows.length, (index) => rows[index] !== undefined && onRowOpen?.(rows[index]));
  const isFirstLoad = loading && rows.length === 0;
  return (
    <div ref={scroller} className={classes.scroll}>
      <table className={classes.table} style={{ minWidth: leastWidth(columns) }} aria-label={label} aria-busy={loading}>
        <TableHead
          {...{ columns, sort, onSort, selection }}
          keys={rows.map(rowKey)}
          hasActions={rowActions !== undefined}
        />
        <tbody {...keys.body} className={loading ? classes.stale : undefined}>
          {isFirstLoad && (
            <LateSkeleton
              columns={columns}
              hasSelection={selection !== undefined}
              hasActions={rowActions !== undefined}
            />
          )}
          {rows.map((row, index) => (
            <TableRow
              key={rowKey(row)}
              {...{ row, index, columns, selection, rowActions }}
              rowKey={rowKey(row)}
              isStop={index === keys.stop}
              opens={onRowOpen !== undefined}
              selectLabel={t('selectRow')}
              moreLabel={t('moreActions')}
            />
          ))}
        </tbody>
      </table>
      {!loading && rows.length === 0 && <div className={classes.placeholder}>{placeholder}</div>}
      {isFirstLoad && (
        <span role="status" className={classes.hidden}>
          {t('loading')}
        </span>
      )}
    </div>
  );
}

/** Without it the columns that share the rest would vanish on a narrow window; so the table scrolls sideways. */
const leastWidth = <Row,>(columns: Column<Row>[]) => columns.reduce((sum, { width = flexibleMin }) => sum + width, 0);
const flexibleMin = 140;

/** A fast answer never flickers: the grey bars come after 150 ms. */
function LateSkeleton<Row>(props: { columns: Column<Row>[]; hasSelection: boolean; hasActions: boolean }) {
  return useLate(150) ? <SkeletonRows {...props} /> : null;
}
