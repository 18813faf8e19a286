import { useTranslation } from 'react-i18next';
import { ColumnEdge } from './column-edge';
import { Icon } from '../icon/icon';
import { SelectCell } from './select-cell';
import type { Column, Selection, Sort } from './table-parts';
import classes from './table.module.css';

interface Props<Row> {
  columns: Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  selection: Selection | undefined;
  keys: readonly string[];
  hasActions: boolean;
  onResize: ((key: string, width: number) => void) | undefined;
  /** By the key of a column; null as long as there is nothing to measure. */
  widths: ReadonlyMap<string, number> | null;
}

/** The head; it stays in sight while rows scroll. */
export function TableHead<Row>({ columns, sort, onSort, selection, keys, hasActions, onResize, widths }: Props<Row>) {
  const { t } = useTranslation('ui');
  return (
    <thead className={classes.head}>
      <tr>
        {selection && <SelectAll selection={selection} keys={keys} />}
        {columns.map((column) => (
          <HeadCell
            key={column.key}
            {...{ column, sort, onSort, onResize }}
            width={widths?.get(column.key) ?? column.chosen ?? column.width}
          />
        ))}
        {hasActions && (
          <th scope="col" className={classes.actionsCell}>
            <span className={classes.hidden}>{t('actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

type HeadCellProps<Row> = Pick<Props<Row>, 'sort' | 'onSort' | 'onResize'> & {
  column: Column<Row>;
  width: number | undefined;
};

function HeadCell<Row>({ column, sort, onSort, onResize, width }: HeadCellProps<Row>) {
  const { key, title, align, sortable } = column;
  const dir = sort?.key === key ? sort.dir : undefined;
  const about = {
    scope: 'col',
    'data-column': key,
    className: align === 'end' ? classes.end : undefined,
    style: width === undefined ? undefined : { width },
  };
  const edge = onResize && <ColumnEdge onResize={(wanted) => onResize(key, wanted)} />;
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
