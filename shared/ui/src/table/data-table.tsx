import { type ReactNode, type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../cx';
import { useLate } from '../use-late';
import { piecesOf } from './row-window.rules';
import { SkeletonRows } from './skeleton-rows';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import type { Column, Density, RowAction, Selection, Sort } from './table-parts';
import classes from './table.module.css';
import { pinPlaces } from './pinned-columns';
import { type ColumnWidths, useColumnWidths } from './use-column-widths';
import { useRowKeys } from './use-row-keys';
import { useRowWindow } from './use-row-window';

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
  scroller?: Ref<HTMLDivElement | null> | undefined;
  density?: Density | undefined;
  /** Makes columns wider and narrower. */
  onResize?: ((key: string, width: number) => void) | undefined;
  /** As wide as its content again. */
  onFit?: ((key: string) => void) | undefined;
  /** Puts a column into the place of another one. */
  onMove?: ((key: string, to: string) => void) | undefined;
}

/**
 * Rows of 40 or 32 pixels under a head that stays. A plain table of the browser's own: screen readers know how to walk
 * it, and Arco's costs ten times its bytes. Of many rows those around what is seen are drawn, all of one height.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useTranslation('ui');
  const { label, columns, rows, rowKey, sort, onSort, onRowOpen, rowActions, onResize, onMove, onFit } = props;
  const { loading = false, selection, placeholder, scroller, density = 'comfortable' } = props;
  const rowKeys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const { box, window, rowHeight, reach, onScroll } = useRowWindow({ count: rows.length, density, scroller });
  const onOpen = (index: number) => rows[index] !== undefined && onRowOpen?.(rows[index]);
  const keys = useRowKeys({ keys: rowKeys, onOpen, selection, reach });
  const [isFirstLoad, isPart] = [loading && rows.length === 0, onScroll !== undefined];
  const widths = useColumnWidths({ box, columns, rows, drawn: `${density} ${window.first} ${sort?.key} ${sort?.dir}` });
  const parts = { columns, hasSelection: selection !== undefined, hasActions: rowActions !== undefined };
  return (
    // Rows have the focus that scrolls; where there are none, the box itself has it.
    <div
      ref={box}
      className={classes.scroll}
      onScroll={onScroll}
      {...(rows.length === 0 && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <table
        className={cx(classes.table, density === 'compact' && classes.compact)}
        style={widths ? placed(columns, widths, parts) : { minWidth: leastWidth(columns, parts) }}
        data-scrolls={widths !== null && widths.table > widths.room}
        aria-label={label}
        aria-busy={loading}
        aria-rowcount={isPart ? rows.length + 1 : undefined}
      >
        <TableHead {...{ ...parts, sort, onSort, selection, onResize, onMove, onFit, widths }} keys={rowKeys} />
        <tbody {...keys.body} className={loading ? classes.stale : undefined}>
          {isFirstLoad && <LateSkeleton {...parts} />}
          {piecesOf(rows.length, window, keys.stop).map((piece) => {
            const row = piece.at === 'row' ? rows[piece.index] : undefined;
            if (piece.at === 'room' || row === undefined)
              return piece.at === 'room' && <Room key={`from ${piece.from}`} height={piece.count * rowHeight} />;
            return (
              <TableRow
                key={rowKeys[piece.index]}
                {...{ row, columns, selection, rowActions }}
                index={piece.index}
                place={isPart ? piece.index + 2 : undefined}
                rowKey={rowKeys[piece.index] ?? ''}
                isStop={piece.index === keys.stop}
                opens={onRowOpen !== undefined}
                selectLabel={t('selectRow')}
                moreLabel={t('moreActions')}
              />
            );
          })}
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

/** In the place of rows that are not drawn. */
const Room = ({ height }: { height: number }) => (
  <tr aria-hidden="true">
    <td className={classes.room} style={{ height }} />
  </tr>
);

const placed = <Row,>(
  columns: Column<Row>[],
  { of, table, room }: ColumnWidths,
  { hasSelection }: { hasSelection: boolean },
) => ({
  minWidth: table,
  ...pinPlaces(columns, { widths: of, start: hasSelection ? selectWidth : 0, room }),
});

/** Before rows were measured: without it columns that share the rest would vanish on a narrow window. */
const leastWidth = <Row,>(columns: Column<Row>[], { hasSelection }: { hasSelection: boolean }) =>
  columns.reduce((sum, { width = flexibleMin }) => sum + width, hasSelection ? selectWidth : 0);
const flexibleMin = 140;
const selectWidth = 44;

/** A fast answer never flickers: the grey bars come after 150 ms. */
function LateSkeleton<Row>(props: { columns: Column<Row>[]; hasSelection: boolean; hasActions: boolean }) {
  return useLate(150) ? <SkeletonRows {...props} /> : null;
}
