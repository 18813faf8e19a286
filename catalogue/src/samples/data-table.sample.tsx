import { Amount, Empty } from '@console/ui';
import { type Column, DataTable, type DataTableProps } from '@console/ui/table';
import { nothing, Stateful } from '../stateful';
import { long, say } from '../texts';

interface Row {
  id: string;
  name: string;
  amount: string;
}

const columns = (): Column<Row>[] => [
  { key: 'name', title: say('Name', '名称'), sortable: true, render: ({ name }) => <span title={name}>{name}</span> },
  {
    key: 'balance',
    title: say('Balance', '余额'),
    align: 'end',
    width: 150,
    render: ({ amount }) => <Amount value={{ amount, currency: 'USD' }} />,
  },
];

const rows = (): Row[] => [
  { id: 'a', name: 'Design tools', amount: '1234567.89' },
  { id: 'b', name: long(), amount: '0.00' },
];

const show = (props: Partial<DataTableProps<Row>> = {}) => (
  <DataTable label={say('Cards', '卡')} columns={columns()} rows={rows()} rowKey={({ id }) => id} {...props} />
);

export default {
  title: 'Data table',
  states: {
    rows: () => show({ onRowOpen: nothing, sort: { key: 'name', dir: 'asc' }, onSort: nothing }),
    compact: () => show({ density: 'compact' }),
    actions: () =>
      show({
        rowActions: () => [{ key: 'copy', label: say('Copy', '复制'), icon: 'copy', onClick: nothing }],
      }),
    chosen: () => (
      <Stateful<ReadonlySet<string>> initial={new Set(['a'])}>
        {(keys, onChange) => show({ selection: { keys, onChange } })}
      </Stateful>
    ),
    resized: () => show({ onResize: nothing }),
    loading: () => show({ rows: [], loading: true }),
    empty: () => show({ rows: [], placeholder: <Empty title={say('No cards yet', '还没有卡')} /> }),
  },
};
