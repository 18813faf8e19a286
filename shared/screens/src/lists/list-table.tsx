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
  labels: { label: string; failed: string; none: string; noMatch: string };
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
  labels,
  columns,
  onOpen,
  rowActions,
  first,
  selection,
}: ListTableProps<Row>) {
  const { result, address, change, clear, isFiltered, reload } = list;
  const rows = result.data?.list ?? [];
  const scroller = useRef<HTMLDivElement>(null);
  useListHandover(scroller, rows.length);
  const applied = useLayout(list.views, columns);
  if (result.at === 'failed')
    return <CallFailed title={labels.failed} failure={result.failure} onRetry={() => reload()} />;
  const placeholder = isFiltered ? (
    <NoMatch title={labels.noMatch} onClear={clear} />
  ) : (
    <Empty title={labels.none}>{first}</Empty>
  );
  return (
    <DataTable
      label={labels.label}
      {...applied}
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
