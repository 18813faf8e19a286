import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import { SelectCell } from './select-cell';
import type { Column, Selection, Sort } from './table-parts';
import classes from './table.module.css';

interface Props<Row> {
  columns: Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  selection: Selection | undefined;
  keys: string[];
  hasActions: boolean;
}

/** The head; it stays in sight while rows scroll. */
export function TableHead<Row>({ columns, sort, onSort, selection, keys, hasActions }: Props<Row>) {
  const { t } = useTranslation('ui');
  return (
    <thead className={classes.head}>
      <tr>
        {selection && <SelectAll selection={selection} keys={keys} />}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
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

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: Props<Row>['onSort'];
}) {
  const { key, title, align, width, sortable } = column;
  const dir = sort?.key === key ? sort.dir : undefined;
  const size = width === undefined ? undefined : { width };
  const name = align === 'end' ? classes.end : undefined;
  if (!sortable || !onSort)
    return (
      <th scope="col" className={name} style={size}>
        {title}
      </th>
    );
  return (
    <th
      scope="col"
      className={name}
      style={size}
      aria-sort={dir === undefined ? 'none' : dir === 'asc' ? 'ascending' : 'descending'}
    >
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
    </th>
  );
}

function SelectAll({ selection, keys }: { selection: Selection; keys: string[] }) {
  const { t } = useTranslation('ui');
  const chosen = keys.filter((key) => selection.keys.has(key)).length;
  const all = keys.length > 0 && chosen === keys.length;
  const toggle = () => {
    const others = [...selection.keys].filter((key) => !keys.includes(key));
    selection.onChange(new Set(all ? others : [...others, ...keys]));
  };
  return <SelectCell head label={t('selectAll')} checked={all} mixed={chosen > 0 && !all} onChange={toggle} />;
}
