import { Empty, NoMatch, type PictureName } from '@console/ui';
import { DataTable, type Column, type RowAction, type Selection } from '@console/ui/table';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailed } from '../wire/call-failed';
import type { List } from './use-list';
import { useLayout } from '../saved-views/use-layout';
import { Relaxations } from './relaxations';
import { useListHandover } from './use-list-handover';
import { useWidthsHandover } from './use-widths-handover';

interface ListTableProps<Row extends { id: string }> {
  list: List<Row>;
  /**
   * Texts of the table. `failed`, `none` and `noMatch` are shown if there are no rows; `noneText` explains the purpose
   * of an empty list.
   */
  labels: { label: string; failed: string; none: string; noneText: string; noMatch: string };
  columns: Column<Row>[];
  onOpen?: (row: Row) => void;
  rowActions?: (row: Row) => RowAction[];
  /** Action for an empty list, such as "Create". */
  first?: ReactNode;
  /** Picture of an empty list; cards by default. */
  picture?: PictureName | undefined;
  /** Selection of rows, if the list has one. */
  selection?: Selection | undefined;
}

/** The rows of a list in all of its states. Previous rows stay visible while new ones load. */
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
