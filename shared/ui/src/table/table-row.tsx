import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../cx';
import { RowActions } from './row-actions';
import { SelectCell } from './select-cell';
import type { Column, RowAction, Selection } from './table-parts';
import classes from './table.module.css';
import type { RowKeyboard } from './use-row-keys';

interface Props<Row> {
  row: Row;
  rowKey: string;
  columns: Column<Row>[];
  selection: Selection | undefined;
  onRowOpen: ((row: Row) => void) | undefined;
  rowActions: ((row: Row) => RowAction[]) | undefined;
  keyboard: RowKeyboard;
}

/** One row: the whole of it opens the record, except where something in it does something else. */
export function TableRow<Row>({ row, rowKey, columns, selection, onRowOpen, rowActions, keyboard }: Props<Row>) {
  const { t } = useTranslation('ui');
  const isSelected = selection?.keys.has(rowKey) ?? false;
  const open = (event: MouseEvent) => {
    const hasOwnDeed = event.target instanceof Element && event.target.closest('a, button, input, label, [role=menu]');
    // Marking text in a row must not open it.
    if (!hasOwnDeed && !getSelection()?.toString()) onRowOpen?.(row);
  };
  const toggle = () => {
    const keys = new Set(selection?.keys);
    if (!keys.delete(rowKey)) keys.add(rowKey);
    selection?.onChange(keys);
  };
  return (
    <tr
      {...keyboard}
      className={cx(classes.row, onRowOpen && classes.opens)}
      aria-selected={selection ? isSelected : undefined}
      onClick={onRowOpen && open}
    >
      {selection && <SelectCell label={t('selectRow')} checked={isSelected} onChange={toggle} />}
      {columns.map((column) => (
        <td key={column.key} className={column.align === 'end' ? classes.end : undefined}>
          {column.render(row)}
        </td>
      ))}
      {rowActions && (
        <td className={classes.actionsCell}>
          <RowActions actions={rowActions(row)} />
        </td>
      )}
    </tr>
  );
}
