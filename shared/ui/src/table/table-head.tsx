import { useTranslation } from 'react-i18next';
import { HeadCell, type HeadCellProps } from './head-cell';
import { pinOf } from './pinned-columns';
import { SelectCell } from './select-cell';
import type { Column, RowEnd, Selection } from './table-parts';
import type { ColumnWidths } from './use-column-widths';
import { type ColumnMoves, useHeadDrag } from './use-head-drag';
import narrow from './narrow.module.css';
import classes from './table.module.css';

type Props<Row> = Pick<HeadCellProps<Row>, 'sort' | 'onSort' | 'onResize' | 'onFit'> & {
  columns: Column<Row>[];
  selection: Selection | undefined;
  keys: readonly string[];
  end: RowEnd;
  onMove: ColumnMoves | undefined;
  /** Null until there are rows to measure. */
  widths: ColumnWidths | null;
  /** Cells are as wide as their content. */
  isNarrow: boolean;
};

/** Sticky header of a table. */
export function TableHead<Row>({ columns, selection, keys, end, onMove, widths, isNarrow, ...cell }: Props<Row>) {
  const { t } = useTranslation('ui');
  const dragOf = useHeadDrag(onMove);
  return (
    <thead className={classes.head}>
      <tr>
        {selection && <SelectAll selection={selection} keys={keys} />}
        {columns.map((column, place) => (
          <HeadCell
            key={column.key}
            {...cell}
            column={column}
            width={
              isNarrow
                ? narrowWidths[Math.min(place, 1)]
                : (widths?.of.get(column.key) ?? column.chosen ?? column.width)
            }
            pin={pinOf(columns, place)}
            drag={dragOf(column.key)}
          />
        ))}
        {end !== 'none' && (
          <th scope="col" className={end === 'more' ? narrow.more : classes.actionsCell}>
            <span className={classes.hidden}>{t('actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** The last cell is as wide as its content; the first one takes the remaining width. */
const narrowWidths = [undefined, 1];

function SelectAll({ selection, keys }: { selection: Selection; keys: readonly string[] }) {
  const { t } = useTranslation('ui');
  const chosen = keys.filter((key) => selection.keys.has(key)).length;
  const all = keys.length > 0 && chosen === keys.length;
  const toggle = () => {
    const here = new Set(keys);
    const others = [...selection.keys].filter((key) => !here.has(key));
    selection.onChange(new Set(all ? others : [...others, ...keys]));
  };
  return <SelectCell head label={t('selectAll')} checked={all} mixed={chosen > 0 && !all} onChange={toggle} />;
}
