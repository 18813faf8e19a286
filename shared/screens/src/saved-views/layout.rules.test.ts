import type { ColumnLayout, ListLayout } from '@console/contracts/views';
import { arranged, moved, defaultLayout, readLayout, remembered, applyLayout, writeLayout } from './layout.rules';

const columns = ['number', 'alias', 'state', 'balance'].map((key) => ({ key, width: 100 }));
const column = (key: string, change: Partial<ColumnLayout> = {}): ColumnLayout => ({
  key,
  isShown: true,
  width: null,
  ...change,
});
const layoutOf = (...named: ColumnLayout[]): ListLayout => ({ ...defaultLayout, columns: named });
const keysOf = (applied: { key: string }[]) => applied.map(({ key }) => key);

test('a list without a saved layout has the default one', () => {
  expect(applyLayout(columns, defaultLayout)).toBe(columns);
});

test('columns have the order and width of the layout; hidden columns are omitted', () => {
  const layout = layoutOf(
    column('balance', { width: 200 }),
    column('number'),
    column('alias', { isShown: false }),
    column('state'),
  );
  expect(applyLayout(columns, layout)).toEqual([
    { key: 'balance', width: 100, chosen: 200 },
    { key: 'number', width: 100 },
    { key: 'state', width: 100 },
  ]);
});

test('a new column follows the column that precedes it in the list, and a removed one is ignored', () => {
  const layout = layoutOf(column('state'), column('shoeSize'), column('number'));
  expect(keysOf(arranged(columns, layout))).toEqual(['state', 'balance', 'number', 'alias']);
  expect(keysOf(arranged(columns, layoutOf(column('alias'))))).toEqual(['number', 'alias', 'state', 'balance']);
});

test('a layout that hides all columns hides none', () => {
  expect(applyLayout(columns, layoutOf(...columns.map(({ key }) => column(key, { isShown: false }))))).toBe(columns);
});

test('a default value is not stored', () => {
  const plain = arranged(columns, defaultLayout);
  expect(remembered(columns, plain)).toEqual([]);
  expect(keysOf(remembered(columns, moved(plain, 'alias', 0)))).toEqual(['alias', 'number', 'state', 'balance']);
  expect(remembered(columns, moved(moved(plain, 'alias', 0), 'alias', 1))).toEqual([]);
});

test.each([
  ['alias', 3, ['number', 'state', 'balance', 'alias']],
  ['balance', 0, ['balance', 'number', 'alias', 'state']],
  ['number', -1, ['number', 'alias', 'state', 'balance']],
  ['balance', 4, ['number', 'alias', 'state', 'balance']],
  ['shoeSize', 0, ['number', 'alias', 'state', 'balance']],
])('%s is moved to place %s', (key, to, order) => {
  expect(keysOf(moved(arranged(columns, defaultLayout), key, to))).toEqual(order);
});

describe('in an address', () => {
  const layout: ListLayout = {
    columns: [column('alias', { width: 220 }), column('state', { isShown: false }), column('number')],
    density: 'COMPACT',
  };
  const written = (to: ListLayout, usual: ListLayout) => {
    const search = new URLSearchParams('state=FROZEN');
    writeLayout(search, to, usual);
    return search;
  };

  test('a layout is read as it was written', () => {
    expect(readLayout(written(layout, defaultLayout))).toEqual(layout);
  });

  test('only differences from the default layout are written, and the plain layout is distinguishable from it', () => {
    expect(String(written(layout, layout))).toBe('state=FROZEN');
    expect(readLayout(written(defaultLayout, layout))).toEqual(defaultLayout);
    expect(readLayout(written({ ...layout, density: 'COMFORTABLE' }, layout))).toEqual({ density: 'COMFORTABLE' });
  });

  test.each(['cols=alias:wide', 'cols=alias:3', 'density=airy', 'cols=,', 'q=alias'])('%s is ignored', (search) => {
    expect(readLayout(new URLSearchParams(search))).toEqual({});
  });
});

test('pinned columns come first', () => {
  const layout = layoutOf(column('number'), column('state', { isPinned: true }), column('alias'), column('balance'));
  expect(keysOf(applyLayout(columns, layout))).toEqual(['state', 'number', 'alias', 'balance']);
  expect(applyLayout(columns, layout)[0]).toEqual({ key: 'state', width: 100, pinned: true });
});

test('pinned columns are in the address', () => {
  const layout = layoutOf(
    column('state', { isPinned: true, width: 90 }),
    column('alias', { isPinned: true, isShown: false }),
  );
  const search = new URLSearchParams();
  writeLayout(search, layout, defaultLayout);
  expect(readLayout(search).columns).toEqual(layout.columns);
});
