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
  /** Which of all rows it is, the head being the first; only where not all are drawn. */
  place: number | undefined;
  /** The row at which Tab stops. */
  isStop: boolean;
  columns: Column<Row>[];
  selection: Selection | undefined;
  /** Whether it shows a box to be chosen by. */
  hasBox: boolean;
  end: RowEnd;
  opens: boolean;
  rowActions: ((row: Row) => RowAction[]) | undefined;
  selectLabel: string;
  moreLabel: string;
}

/**
 * One row. It listens to nothing and subscribes to nothing: what a row costs is paid hundreds of times, also when a
 * cached page comes back. Its words are given, its clicks and keys are heard by the body of the table.
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
        // Figures are never truncated; a plain text may be, and shows in full on hover.
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

/** Rendered again only if something of it changed. */
// memo() forgets that the component is generic; what it answers is called with the same props.
export const TableRow = memo(BareRow) as typeof BareRow;
