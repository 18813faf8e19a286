import { memo } from 'react';
import { cx } from '../cx';
import { Icon } from '../icon/icon';
import { pinOf } from './pinned-columns';
import { RowActions } from './row-actions';
import { SelectCell } from './select-cell';
import type { Column, RowAction, RowEnd, Selection } from './table-parts';
import narrow from './narrow.module.css';
import classes from './table.module.css';

interface Props<Row> {
  row: Row;
  rowKey: string;
  index: number;
  /** Row number for ARIA, counting the header as 1; only set if not all rows are rendered. */
  place: number | undefined;
  /** Row that is the tab stop. */
  isStop: boolean;
  columns: Column<Row>[];
  selection: Selection | undefined;
  /** Displays a check box. */
  hasBox: boolean;
  end: RowEnd;
  opens: boolean;
  rowActions: ((row: Row) => RowAction[]) | undefined;
  selectLabel: string;
  moreLabel: string;
}

/**
 * Row of a table. It has no listeners and subscriptions, because a table has hundreds of rows, which also render when a
 * cached page is displayed again. Its texts are props, and the body of the table handles clicks and keys.
 */
function BareRow<Row>(props: Props<Row>) {
  const { row, rowKey, index, place, isStop, columns, selection, hasBox, end } = props;
  const { opens, rowActions, selectLabel, moreLabel } = props;
  const isSelected = selection?.keys.has(rowKey) ?? false;
  const toggle = () => {
    const keys = new Set(selection?.keys);
    if (!keys.delete(rowKey)) keys.add(rowKey);
    selection?.onChange(keys);
  };
  return (
    <tr
      data-row={index}
      aria-rowindex={place}
      tabIndex={isStop ? 0 : -1}
      className={cx(classes.row, opens && classes.opens)}
      aria-selected={selection ? isSelected : undefined}
    >
      {hasBox && <SelectCell label={selectLabel} checked={isSelected} onChange={toggle} />}
      {columns.map((column, at) => {
        const { isPinned, style } = pinOf(columns, at);
        const content = column.render(row);
        // Numbers are never truncated. Plain text can be truncated, and is displayed in full on hover.
        const title = typeof content === 'string' && column.align !== 'end' ? content : undefined;
        return (
          <td
            key={column.key}
            className={cx(column.align === 'end' && classes.end, isPinned && classes.pinned, at === 0 && narrow.lead)}
            style={style}
            title={title}
          >
            {content}
          </td>
        );
      })}
      {end === 'more' && (
        <td className={narrow.more}>
          <button type="button" data-more aria-label={moreLabel} aria-haspopup="dialog">
            <Icon name="more" />
          </button>
        </td>
      )}
      {end === 'actions' && rowActions && (
        <td className={classes.actionsCell}>
          <RowActions actions={rowActions(row)} moreLabel={moreLabel} />
        </td>
      )}
    </tr>
  );
}

/** Rendered again only if its props change. */
// `memo` loses the type parameter; the memoized component has the same props.
export const TableRow = memo(BareRow) as typeof BareRow;
