import { Empty, NoMatch } from '@console/ui';
import { DataTable, type Column, type RowAction, type Selection } from '@console/ui/table';
import { type ReactNode, useRef } from 'react';
import { CallFailed } from '../wire/call-failed';
import type { List } from './use-list';
import { useLayout } from '../views/use-layout';
import { useListHandover } from './use-list-handover';

interface ListTableProps<Row extends { id: string }> {
  list: List<Row>;
  /** What the table lists; `failed`, `none` and `noMatch` are the sentences for when it shows nothing. */
  words: { label: string; failed: string; none: string; noMatch: string };
  columns: Column<Row>[];
  onOpen?: (row: Row) => void;
  rowActions?: (row: Row) => RowAction[];
  /** The way on from an empty list. */
  first?: ReactNode;
  /** Where rows can be chosen. */
  selection?: Selection | undefined;
}

/** The rows of a list in each of its states; while new rows load the old ones stay. */
export function ListTable<Row extends { id: string }>({
  list,
  words,
  columns,
  onOpen,
  rowActions,
  first,
  selection,
}: ListTableProps<Row>) {
  const { answer, address, change, clear, isFiltered, reload } = list;
  const rows = answer.data?.list ?? [];
  const scroller = useRef<HTMLDivElement>(null);
  useListHandover(scroller, rows.length);
  const applied = useLayout(list.views, columns);
  if (answer.at === 'failed')
    return <CallFailed title={words.failed} failure={answer.failure} onRetry={() => reload()} />;
  const placeholder = isFiltered ? (
    <NoMatch title={words.noMatch} onClear={clear} />
  ) : (
    <Empty title={words.none}>{first}</Empty>
  );
  return (
    <DataTable
      label={words.label}
      {...applied}
      rows={rows}
      rowKey={({ id }) => id}
      sort={address.sort}
      onSort={(sort) => change({ sort })}
      onRowOpen={onOpen}
      rowActions={rowActions}
      selection={selection}
      loading={answer.at === 'loading'}
      placeholder={placeholder}
      scroller={scroller}
    />
  );
}
