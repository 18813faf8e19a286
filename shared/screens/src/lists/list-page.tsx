import type { ListCounts, Operation } from '@console/contracts';
import type { ExportCount, Job } from '@console/contracts/jobs';
import { useShell } from '@console/remote-kit';
import { useCan } from '@console/session';
import { Button, type PictureName } from '@console/ui';
import type { Column, RowAction } from '@console/ui/table';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noActions, type RecordActions } from '../actions/record-actions';
import { ExportButton } from '../jobs/export-button';
import type { Filter } from './list-filters';
import type { ListTab } from './list-block';
import { ListScreen } from './list-screen';
import { ListTable } from './list-table';
import type { List } from './use-list';
import { type CountOf, useCounts } from './use-counts';

/** Creation of a record: an address, or a dialog that the page opens. */
type Creation = { permission: string } & ({ href: string } | { open: () => void });

interface Exporting<Counted, Started> {
  count: Operation<Counted, ExportCount>;
  start: Operation<Started, Job>;
  /** Title of the export dialog. Default: text of the namespace. */
  title?: string;
}

/** Data for the dialogs of a list. */
interface Listed<Row> {
  rowActions: (row: Row) => RowAction[];
  /** Number of reloads after actions, for dialogs that load their own data. */
  turn: number;
  /** Reloads the list and the counts of its tabs. */
  reload: () => void;
}

interface ListPageProps<Row extends { id: string }, Counted, Started, Tabbed> {
  /**
   * Prefix of the text keys: `title`, `search`, `failed`, `none`, `noneText`, `noMatch`. With tabs also `views` and,
   * unless it is "All", `all`; with `create` and `exporting`, one further text each.
   */
  ns: string;
  /** Title of the page. Default: text of the namespace. */
  title?: string;
  list: List<Row>;
  columns: Column<Row>[];
  filters?: Filter[];
  /** Picture of the empty list. Default: cards. */
  picture?: PictureName;
  /** Name of the filter whose options are the tabs above the list. */
  tabs?: string;
  /** Counts the rows of each tab. The list does not wait for it; if it fails, the tabs have no numbers. */
  counts?: Operation<Tabbed, ListCounts>;
  create?: Creation;
  /** Links to related lists, before the export and create buttons. */
  ways?: ReactNode;
  exporting?: Exporting<Counted, Started>;
  /** Total in the footer, with its label. */
  totals?: { label: string; field: string };
  /** Actions of each row. */
  actions?: RecordActions<Row>;
  /** Called when a row is clicked. A code of an action starts that action instead. */
  onOpen?: ((row: Row) => void) | string | undefined;
  /** Dialogs. */
  children?: ReactNode | ((listed: Listed<Row>) => ReactNode);
}

/** List page with title, tabs, filters, rows, creation and export. */
export function ListPage<Row extends { id: string }, Counted, Started, Tabbed>(
  props: ListPageProps<Row, Counted, Started, Tabbed>,
) {
  const { ns, columns, filters = [], tabs, exporting, totals, onOpen, children } = props;
  const { actions = noActions } = props;
  const { t } = useTranslation();
  const { list, countOf } = useCounts(props.list, { operation: props.counts ?? null, tabs });
  const [turn, setTurn] = useState(0);
  const reload = () => {
    list.reload({ background: true });
    setTurn((before) => before + 1);
  };
  const { rowActions, dialog } = actions.useActions({ reload });
  const rows = list.result.data?.list ?? [];
  const hasActions = rows.some((row) => rowActions(row).length > 0);
  const open = typeof onOpen === 'string' ? beginning(onOpen, rows, { rowActions }) : onOpen;
  const create = props.create && <CreateButton ns={ns} creation={props.create} />;
  const labels = {
    label: props.title ?? t(`${ns}.title`),
    failed: t(`${ns}.failed`),
    none: t(`${ns}.none`),
    noneText: t(`${ns}.noneText`),
    noMatch: t(`${ns}.noMatch`),
  };
  const tabbed = filters.find(({ name }) => name === tabs);
  return (
    <ListScreen
      list={list}
      title={labels.label}
      actions={
        <>
          {props.ways}
          {exporting && <ExportOf {...exporting} title={exporting.title ?? t(`${ns}.export`)} list={list} />}
          {create}
        </>
      }
      searchLabel={t(`${ns}.search`)}
      {...(tabbed && {
        tabs: {
          label: t(`${ns}.views`),
          filter: tabbed.name,
          items: tabsOf(tabbed, { all: t([`${ns}.all`, 'kit.all']), countOf }),
        },
      })}
      filters={filters}
      {...(totals && { totals })}
    >
      <ListTable
        list={list}
        labels={labels}
        columns={columns}
        first={create}
        picture={props.picture}
        {...(hasActions && { rowActions })}
        {...(open && { onOpen: open })}
      />
      {typeof children === 'function' ? children({ rowActions, turn, reload }) : children}
      {dialog}
    </ListScreen>
  );
}

/** Returns the handler that starts an action of the clicked row; undefined if no row has the action. */
function beginning<Row>(code: string, rows: readonly Row[], { rowActions }: Pick<Listed<Row>, 'rowActions'>) {
  const actionOf = (row: Row) => rowActions(row).find(({ key }) => key === code);
  if (!rows.some(actionOf)) return undefined;
  return (row: Row) => {
    const action = actionOf(row);
    if (!action?.disabled) action?.onClick();
  };
}

const tabsOf = ({ options }: Filter, { all, countOf }: { all: string; countOf: CountOf }): ListTab[] => [
  { key: 'all', label: all, count: countOf(null), values: [] },
  // Days and amounts have no options.
  ...(typeof options === 'string'
    ? []
    : options.map(({ value, label }) => ({ key: value, label, count: countOf(value), values: [value] }))),
];

/** Hidden from users without the permission to create. */
function CreateButton({ ns, creation }: { ns: string; creation: Creation }) {
  const { t } = useTranslation();
  const { navigate } = useShell();
  if (!useCan(creation.permission)) return null;
  const begin = () => ('href' in creation ? navigate(creation.href) : creation.open());
  return (
    <Button variant="primary" icon="plus" onClick={begin}>
      {t(`${ns}.create`)}
    </Button>
  );
}

interface ExportOfProps<Counted, Started> {
  title: string;
  list: Pick<List<unknown>, 'query' | 'views'>;
  count: Operation<Counted, ExportCount>;
  start: Operation<Started, Job>;
}

/** Export button, hidden from users without the permission to export. */
function ExportOf<Counted, Started>({ list: { query, views }, start, ...about }: ExportOfProps<Counted, Started>) {
  if (!useCan(start.permission)) return null;
  return <ExportButton {...about} query={query} views={views} start={start} />;
}
