import { Empty, NoMatch, type PictureName } from '@console/ui';
import { DataTable, type Column, type RowAction, type Selection } from '@console/ui/table';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailed } from '../wire/call-failed';
import type { List } from './use-list';
import { useLayout } from '../views/use-layout';
import { Relaxations } from './relaxations';
import { useListHandover } from './use-list-handover';
import { useWidthsHandover } from './use-widths-handover';

interface ListTableProps<Row extends { id: string }> {
  list: List<Row>;
  /**
   * What the table lists; `failed`, `none` and `noMatch` are the sentences for when it shows nothing, and `noneText` says what
   * the list is for while there is nothing in it.
   */
  labels: { label: string; failed: string; none: string; noneText: string; noMatch: string };
  columns: Column<Row>[];
  onOpen?: (row: Row) => void;
  rowActions?: (row: Row) => RowAction[];
  /** The way on from an empty list. */
  first?: ReactNode;
  /** Of what there is none; cards unless told. */
  picture?: PictureName | undefined;
  /** Where rows can be chosen. */
  selection?: Selection | undefined;
}

/** The rows of a list in each of its states; while new rows load the old ones stay. */
export function ListTable<Row extends { id: string }>({
  list,
  labels,
  columns,
  onOpen,
  rowActions,
  first,
  picture,
  selection,
}: ListTableProps<Row>) {
  const { t } = useTranslation();
  const { result, address, change, clear, isFiltered, reload } = list;
  const rows = result.data?.list ?? [];
  const scroller = useRef<HTMLDivElement>(null);
  useListHandover(scroller, rows.length);
  const widths = useWidthsHandover();
  const applied = useLayout(list.views, columns);
  if (result.at === 'failed')
    return <CallFailed title={labels.failed} failure={result.failure} onRetry={() => reload()} />;
  const filters = Object.keys(address.filters).length;
  const searched = t(filters > 0 ? 'kit.searchedIn' : 'kit.searched', { keyword: address.keyword, count: filters });
  const placeholder = isFiltered ? (
    <NoMatch title={labels.noMatch} {...(address.keyword && { message: searched })} onClear={clear}>
      <Relaxations list={list} />
    </NoMatch>
  ) : (
    <Empty {...(picture && { picture })} title={labels.none} message={labels.noneText}>
      {first}
    </Empty>
  );
  return (
    <DataTable
      label={labels.label}
      {...applied}
      {...widths}
      rows={rows}
      rowKey={({ id }) => id}
      sort={address.sort}
      onSort={(sort) => change({ sort })}
      onRowOpen={onOpen}
      rowActions={rowActions}
      selection={selection}
      loading={result.at === 'loading'}
      placeholder={placeholder}
      scroller={scroller}
    />
  );
}
