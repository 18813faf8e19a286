import { useState } from 'react';
import { screen, within } from '@testing-library/react';
import { show } from '../testing/show';
import { DataTable, type DataTableProps } from './data-table';
import type { Column, RowAction } from './table-parts';

interface Card {
  id: string;
  alias: string;
  state: string;
  balance: string;
}

const cards: Card[] = [
  { id: '0982', alias: 'Travel', state: 'Active', balance: '5,581.80' },
  { id: '4417', alias: 'Media', state: 'Frozen', balance: '3,159.45' },
];

const columns: Column<Card>[] = [
  { key: 'number', title: 'Number', render: ({ id }) => id },
  { key: 'alias', title: 'Alias', render: ({ alias }) => alias },
  { key: 'state', title: 'State', render: ({ state }) => state },
  { key: 'balance', title: 'Balance', align: 'end', render: ({ balance }) => balance },
];

const narrowWindow = matchMedia('(width < 768px)');
beforeEach(() => {
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...narrowWindow, media, matches: true }));
});
afterEach(() => jest.restoreAllMocks());

function Table(props: Partial<DataTableProps<Card>>) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Cards"
      columns={columns}
      rows={cards}
      rowKey={({ id }) => id}
      selection={{ keys, onChange: setKeys }}
      {...props}
    />
  );
}

const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const moreOf = (name: RegExp) =>
  within(screen.getByRole('row', { name })).getByRole('button', { name: 'More actions' });

test('without settings a row has its first column, its first text below, and its first figure', async () => {
  await show(<Table />);
  expect(cellsOf(/0982/)).toEqual(['0982Travel', '5,581.80', '']);
});

test('columns are at the places of their settings', async () => {
  const placed = columns.map((column) => ({
    ...column,
    narrow: ({ alias: 'first', number: 'second', balance: 'end', state: 'end' } as const)[column.key],
  }));
  await show(<Table columns={placed} />);
  expect(cellsOf(/Travel/)).toEqual(['Travel0982', 'Active5,581.80', '']);
});

test('actions are in a sheet with their names, and a press closes it', async () => {
  const frozen: string[] = [];
  const rowActions = ({ id, alias }: Card): RowAction[] => [
    { key: 'freeze', label: `Freeze ${alias}`, icon: 'lock', onClick: () => frozen.push(id) },
    { key: 'close', label: 'Close', icon: 'close', onClick: () => frozen.push('x'), disabled: true, reason: 'On hold' },
  ];
  const user = await show(<Table rowActions={rowActions} />);
  expect(screen.queryByRole('button', { name: /Freeze/ })).toBeNull();
  await user.click(moreOf(/4417/));
  const sheet = await screen.findByRole('dialog', { name: 'Actions' });
  await user.click(within(sheet).getByRole('button', { name: /On hold/ }));
  expect(frozen).toEqual([]);
  await user.click(within(sheet).getByRole('button', { name: 'Freeze Media' }));
  expect(frozen).toEqual(['4417']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(moreOf(/4417/));
});

test('a tap opens the row, and its button does not', async () => {
  const visited: string[] = [];
  const user = await show(<Table rowActions={() => []} onRowOpen={({ id }) => visited.push(id)} />);
  await user.click(moreOf(/0982/));
  await user.click(screen.getByText('3,159.45'));
  expect(visited).toEqual(['4417']);
});

test('a row is selected in its sheet; check boxes are displayed only during a selection', async () => {
  const user = await show(<Table />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(moreOf(/0982/));
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, true, false]);
  await user.click(moreOf(/0982/));
  await user.click(await screen.findByRole('button', { name: 'Deselect' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a long press selects the row and does not open it', async () => {
  const visited: string[] = [];
  const user = await show(<Table onRowOpen={({ id }) => visited.push(id)} />);
  await user.pointer({ keys: '[TouchA>]', target: screen.getByText('Media') });
  await screen.findAllByRole('checkbox');
  await user.pointer({ keys: '[/TouchA]' });
  expect(screen.getByRole('row', { name: /4417/ }).getAttribute('aria-selected')).toBe('true');
  expect(visited).toEqual([]);
  await user.pointer({ keys: '[TouchA]', target: screen.getByText('Travel') });
  expect(visited).toEqual(['0982']);
});

test('a moving finger scrolls and selects nothing', async () => {
  const user = await show(<Table />);
  await user.pointer({ keys: '[TouchA>]', target: screen.getByText('Media'), coords: { x: 10, y: 10 } });
  await user.pointer({ pointerName: 'TouchA', target: screen.getByText('Travel'), coords: { x: 10, y: 60 } });
  await user.pointer({ keys: '[/TouchA]' });
  // A long press that starts now ends later than the first press would have ended.
  await user.pointer({ keys: '[TouchB>]', target: screen.getByText('Travel') });
  await screen.findAllByRole('checkbox');
  await user.pointer({ keys: '[/TouchB]' });
  expect(screen.getByRole('row', { name: /4417/ }).getAttribute('aria-selected')).toBe('false');
  expect(screen.getByRole('row', { name: /0982/ }).getAttribute('aria-selected')).toBe('true');
});
