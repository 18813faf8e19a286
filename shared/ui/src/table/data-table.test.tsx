import { useState } from 'react';
import { act, screen, within } from '@testing-library/react';
import { show } from '../testing/show';
import { Moment } from '../values/moment';
import { DataTable, type DataTableProps } from './data-table';
import type { Column, Sort } from './table-parts';

interface Card {
  id: string;
  label: string;
}

const cards = ['Travel', 'Media', 'Hosting'].map((label) => ({ id: label, label }));
const columns: Column<Card>[] = [
  { key: 'label', title: 'Label', sortable: true, render: (card) => card.label },
  { key: 'id', title: 'Id', align: 'end', render: (card) => card.id },
];

function Table(props: Partial<DataTableProps<Card>>) {
  const [sort, setSort] = useState<Sort>();
  return (
    <DataTable
      label="Cards"
      columns={columns}
      rows={cards}
      rowKey={(card) => card.id}
      sort={sort}
      onSort={setSort}
      {...props}
    />
  );
}

const head = (name: string) => screen.getByRole('columnheader', { name });

test('a column is sorted by keyboard and exposes the order', async () => {
  const user = await show(<Table />);
  expect(head('Label').getAttribute('aria-sort')).toBe('none');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(head('Label').getAttribute('aria-sort')).toBe('ascending');
  await user.keyboard(' ');
  expect(head('Label').getAttribute('aria-sort')).toBe('descending');
  expect(head('Id').hasAttribute('aria-sort')).toBe(false);
});

test('arrows, J and K move between rows, and Enter opens one', async () => {
  const visited: string[] = [];
  const user = await show(<Table onRowOpen={(card) => visited.push(card.id)} />);
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowDown}j{Enter}k{Enter}{Home}{Enter}');
  expect(visited).toEqual(['Hosting', 'Media', 'Travel']);
});

test('a click on a row opens it, a click on its action does not', async () => {
  const visited: string[] = [];
  const frozen: string[] = [];
  const actions = (card: Card) => [
    { key: 'freeze', label: `Freeze ${card.label}`, icon: 'lock' as const, onClick: () => frozen.push(card.id) },
  ];
  const user = await show(<Table onRowOpen={(card) => visited.push(card.id)} rowActions={actions} />);
  await user.click(screen.getByRole('button', { name: 'Freeze Media' }));
  for (const cell of screen.getAllByRole('cell', { name: 'Travel' })) await user.click(cell);
  expect(frozen).toEqual(['Media']);
  expect(visited).toEqual(['Travel', 'Travel']);
});

test('a disabled action shows its reason and does nothing', async () => {
  const done: string[] = [];
  const user = await show(
    <Table
      rowActions={() => [
        {
          key: 'x',
          label: 'Freeze',
          icon: 'lock',
          disabled: true,
          reason: 'It is cancelled',
          onClick: () => done.push('x'),
        },
      ]}
    />,
  );
  const [first] = screen.getAllByRole('button', { name: 'Freeze: It is cancelled' });
  if (first) await user.click(first);
  expect(done).toEqual([]);
});

test('more than three actions are in a menu', async () => {
  const done: string[] = [];
  const action = (key: string) => ({ key, label: key, icon: 'lock' as const, onClick: () => done.push(key) });
  const user = await show(
    <Table rows={cards.slice(0, 1)} rowActions={() => ['one', 'two', 'three', 'four'].map(action)} />,
  );
  expect(screen.queryByRole('button', { name: 'three' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'four' }));
  expect(done).toEqual(['four']);
});

test('the header check box selects the rows of this page, and rows of other pages stay selected', async () => {
  const chosen: string[][] = [];
  const selection = { keys: new Set(['elsewhere']), onChange: (keys: ReadonlySet<string>) => chosen.push([...keys]) };
  const user = await show(<Table selection={selection} />);
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  expect(chosen).toEqual([['elsewhere', 'Travel', 'Media', 'Hosting']]);
});

test('a cell with plain text has it as its title, a figure has none', async () => {
  await show(<Table rows={cards.slice(0, 1)} />);
  const titles = screen.getAllByRole('cell').map((cell) => cell.title);
  expect(titles).toEqual(['Travel', '']);
});

test('a table without rows displays the placeholder', async () => {
  await show(<Table rows={[]} placeholder={<p>No cards yet.</p>} />);
  expect(screen.getByText('No cards yet.')).toBeTruthy();
});

test('a table that loads its first rows announces it and has its header', async () => {
  await show(<Table rows={[]} loading placeholder={<p>No cards yet.</p>} />);
  expect(screen.getByRole('table', { name: 'Cards' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').textContent).toContain('Loading');
  expect(screen.queryByText('No cards yet.')).toBeNull();
  expect(within(screen.getByRole('table')).getByText('Label')).toBeTruthy();
});

/** Table with selectable rows that reports the selection. */
function Choosing({
  reported: report,
  ...props
}: Partial<DataTableProps<Card>> & { reported: (keys: string[]) => void }) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const onChange = (next: ReadonlySet<string>) => {
    setKeys(next);
    report([...next].toSorted());
  };
  return <Table {...props} selection={{ keys, onChange }} />;
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

test('Space selects a row, and Shift with arrows, J and K extends the selection', async () => {
  let chosen: string[] = [];
  const user = await show(<Choosing reported={(keys) => (chosen = keys)} />);
  act(() => rowOf('Travel').focus());
  await user.keyboard(' ');
  expect(chosen).toEqual(['Travel']);
  await user.keyboard(' ');
  expect(chosen).toEqual([]);
  await user.keyboard('{Shift>}{ArrowDown}J{/Shift}');
  expect(chosen).toEqual(['Hosting', 'Media', 'Travel']);
  await user.keyboard('{Shift>}K{/Shift}');
  expect(chosen).toEqual(['Media', 'Travel']);
});

test('a click with Shift selects all rows from the last selected one, and opens no row', async () => {
  let chosen: string[] = [];
  const visited: string[] = [];
  const user = await show(
    <Choosing reported={(keys) => (chosen = keys)} onRowOpen={(card) => visited.push(card.id)} />,
  );
  await user.click(within(rowOf('Hosting')).getByRole('checkbox'));
  await user.keyboard('{Shift>}');
  await user.click(within(rowOf('Travel')).getByRole('checkbox'));
  expect(chosen).toEqual(['Hosting', 'Media', 'Travel']);
  for (const cell of within(rowOf('Media')).getAllByRole('cell', { name: 'Media' })) await user.click(cell);
  expect(chosen).toEqual(['Hosting', 'Media']);
  expect(visited).toEqual([]);
});

test('only some of very many rows are rendered, and each is reachable by keyboard', async () => {
  const many = Array.from({ length: 100_000 }, (_, index) => ({ id: `card-${index}`, label: `Card ${index}` }));
  const user = await show(<Table rows={many} />);
  expect(screen.getAllByRole('row').length).toBeLessThan(200);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('100001');
  act(() => rowOf('Card 0 ').focus());
  await user.keyboard('{End}');
  expect(document.activeElement?.textContent).toContain('Card 99999');
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('100001');
  await user.keyboard('k');
  expect(document.activeElement?.textContent).toContain('Card 99998');
});

test('T displays the exact times of the row by column, until the row loses the focus or Escape', async () => {
  const timed: Column<Card>[] = [
    ...columns,
    { key: 'at', title: 'Created', render: () => <Moment at="2026-03-09T06:05:04Z" zone="Asia/Singapore" /> },
  ];
  const user = await show(<Table columns={timed} />);
  await user.tab();
  await user.tab();
  await user.keyboard('t');
  const shown = await screen.findByRole('alert', { hidden: true });
  expect(shown.textContent).toBe('Created 2026-03-09 14:05:04 GMT+8');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
  await user.keyboard('t');
  await screen.findByRole('alert', { hidden: true });
  await user.keyboard('{ArrowDown}');
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
});
