import { type ReactNode, type Ref, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../cx';
import { useIsNarrow } from '../use-is-narrow';
import { useLate } from '../use-late';
import { narrowColumns } from './narrow-columns';
import { piecesOf } from './row-window.rules';
import { SkeletonRows } from './skeleton-rows';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import type { Column, Density, RowAction, RowEnd, Selection, Sort } from './table-parts';
import narrow from './narrow.module.css';
import classes from './table.module.css';
import { pinPlaces } from './pinned-columns';
import { type ColumnWidths, type ContentWidths, useColumnWidths } from './use-column-widths';
import { useRowKeys } from './use-row-keys';
import { useRowSheet } from './use-row-sheet';
import { useRowWindow } from './use-row-window';

/** Props of `DataTable`. */
export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  columns: Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Called for a click on the row or Enter. */
  onRowOpen?: ((row: Row) => void) | undefined;
  rowActions?: ((row: Row) => RowAction[]) | undefined;
  loading?: boolean | undefined;
  selection?: Selection | undefined;
  /** Replaces missing rows: `Empty`, `NoMatch` or `Failed`. */
  placeholder?: ReactNode;
  /** Box in which the rows scroll. */
  scroller?: Ref<HTMLDivElement | null> | undefined;
  density?: Density | undefined;
  /** Widths measured earlier for the same rows, used as minimum widths. */
  earlier?: ContentWidths | undefined;
  onMeasured?: ((widths: ContentWidths) => void) | undefined;
  /** Called when the user changes the width of a column. */
  onResize?: ((key: string, width: number) => void) | undefined;
  /** Called when the user fits the width of a column to its content. */
  onFit?: ((key: string) => void) | undefined;
  /** Called when the user moves a column to the place of another one. */
  onMove?: ((key: string, to: string) => void) | undefined;
}

/**
 * Table with rows of 40 or 32 pixels and a sticky header. It is a native table, because screen readers can navigate it
 * and Arco's has ten times the size. On a phone a row has two lines, and its actions are in a sheet. Of many rows only
 * those around the visible ones are rendered, all with the same height.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { t } = useTranslation('ui');
  const { label, rows, rowKey, sort, onSort, onRowOpen, rowActions, onResize, onMove, onFit } = props;
  const { loading = false, selection, placeholder, scroller, density = 'comfortable' } = props;
  const rowKeys = useMemo(() => rows.map(rowKey), [rows, rowKey]);
  const { isNarrow, parts } = useParts(props);
  const { columns, hasBox } = parts;
  const { box, window, rowHeight, reach, onScroll } = useRowWindow({ count: rows.length, density, scroller });
  const onOpen = (index: number) => rows[index] !== undefined && onRowOpen?.(rows[index]);
  const sheet = useRowSheet<Row>();
  const onMore = (index: number, row: HTMLTableRowElement) => sheet.open(rowKeys[index] ?? '', row);
  const keys = useRowKeys({ keys: rowKeys, onOpen, selection, reach, onMore, onMoments: sheet.tellMoments });
  const [isFirstLoad, isPart] = [loading && rows.length === 0, onScroll !== undefined];
  const drawn = `${density} ${window.first} ${sort?.key} ${sort?.dir}`;
  const widths = useColumnWidths({ ...props, box, columns, drawn, isNarrow, isFirstLoad });
  return (
    // The focused row makes the box scrollable by keyboard; if there are no rows, the box itself is focusable.
    <div
      ref={box}
      className={classes.scroll}
      onScroll={onScroll}
      {...(rows.length === 0 && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <table
        className={cx(classes.table, density === 'compact' && classes.compact, isNarrow && narrow.narrow)}
        style={
          isNarrow ? undefined : widths ? placed(columns, widths, parts) : { minWidth: leastWidth(columns, parts) }
        }
        data-scrolls={widths !== null && widths.table > widths.room}
        aria-label={label}
        aria-busy={loading}
        aria-rowcount={isPart ? rows.length + 1 : undefined}
      >
        <TableHead
          {...{ ...parts, sort, onSort, onResize, onMove, onFit, widths, isNarrow }}
          selection={hasBox ? selection : undefined}
          keys={rowKeys}
        />
        <tbody {...keys.body} className={loading ? classes.stale : undefined}>
          {isFirstLoad && <LateSkeleton {...parts} />}
          {piecesOf(rows.length, window, keys.stop).map((piece) => {
            const row = piece.at === 'row' ? rows[piece.index] : undefined;
            if (piece.at === 'room' || row === undefined)
              return piece.at === 'room' && <Room key={`from ${piece.from}`} height={piece.count * rowHeight} />;
            return (
              <TableRow
                key={rowKeys[piece.index]}
                {...{ ...parts, row, selection, rowActions }}
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
      {sheet.show({ rows, keys: rowKeys, columns, rowActions, selection, toggle: keys.toggle })}
      {!loading && rows.length === 0 && <div className={classes.placeholder}>{placeholder}</div>}
      {isFirstLoad && (
        <span role="status" className={classes.hidden}>
          {t('loading')}
        </span>
      )}
    </div>
  );
}

interface Parts<Row> {
  columns: Column<Row>[];
  hasBox: boolean;
  end: RowEnd;
}

/**
 * Returns the parts of a row. On a phone check boxes would take too much space, so they are displayed only once a row
 * is selected.
 */
function useParts<Row>({ columns, selection, rowActions }: DataTableProps<Row>): {
  isNarrow: boolean;
  parts: Parts<Row>;
} {
  const isNarrow = useIsNarrow();
  const shown = useMemo(() => (isNarrow ? narrowColumns(columns) : columns), [isNarrow, columns]);
  const hasBox = selection !== undefined && (!isNarrow || selection.keys.size > 0);
  const hasMore = isNarrow && (rowActions ?? selection) !== undefined;
  const end = hasMore ? 'more' : rowActions ? 'actions' : 'none';
  return { isNarrow, parts: { columns: shown, hasBox, end } };
}

/** Space for rows that are not rendered. */
const Room = ({ height }: { height: number }) => (
  <tr aria-hidden="true">
    <td className={classes.room} style={{ height }} />
  </tr>
);

const placed = <Row,>(columns: Column<Row>[], { of, table, room }: ColumnWidths, { hasBox }: { hasBox: boolean }) => ({
  minWidth: table,
  ...pinPlaces(columns, { widths: of, start: hasBox ? selectWidth : 0, room }),
});

/** Minimum width before rows are measured. Without it, flexible columns would vanish in a narrow window. */
const leastWidth = <Row,>(columns: Column<Row>[], { hasBox }: { hasBox: boolean }) =>
  columns.reduce((sum, { width = flexibleMin }) => sum + width, hasBox ? selectWidth : 0);
const flexibleMin = 140;
const selectWidth = 44;

/** Grey bars that are displayed after 150 ms, so that a fast response causes no flicker. */
function LateSkeleton<Row>(props: Parts<Row>) {
  return useLate(150) ? <SkeletonRows {...props} /> : null;
}
