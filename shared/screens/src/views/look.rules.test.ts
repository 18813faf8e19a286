import type { ColumnLook, ListLook } from '@console/contracts/views';
import { arranged, moved, plainLook, readLook, remembered, wearing, writeLook } from './look.rules';

const columns = ['number', 'alias', 'state', 'balance'].map((key) => ({ key, width: 100 }));
const column = (key: string, change: Partial<ColumnLook> = {}): ColumnLook => ({
  key,
  isShown: true,
  width: null,
  ...change,
});
const lookOf = (...named: ColumnLook[]): ListLook => ({ ...plainLook, columns: named });
const keysOf = (worn: { key: string }[]) => worn.map(({ key }) => key);

test('a list without a look stands as its page has it', () => {
  expect(wearing(columns, plainLook)).toBe(columns);
});

test('columns stand in the order of the look, without the hidden ones, as wide as they are wanted', () => {
  const look = lookOf(
    column('balance', { width: 200 }),
    column('number'),
    column('alias', { isShown: false }),
    column('state'),
  );
  expect(wearing(columns, look)).toEqual([
    { key: 'balance', width: 200 },
    { key: 'number', width: 100 },
    { key: 'state', width: 100 },
  ]);
});

test('a column that came later stands behind the one that it follows in the list, and one that is gone nowhere', () => {
  const look = lookOf(column('state'), column('shoeSize'), column('number'));
  expect(keysOf(arranged(columns, look))).toEqual(['state', 'balance', 'number', 'alias']);
  expect(keysOf(arranged(columns, lookOf(column('alias'))))).toEqual(['number', 'alias', 'state', 'balance']);
});

test('a look that hides every column hides none', () => {
  expect(wearing(columns, lookOf(...columns.map(({ key }) => column(key, { isShown: false }))))).toBe(columns);
});

test('what is as the list has it is not remembered', () => {
  const plain = arranged(columns, plainLook);
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
])('%s to place %s', (key, to, order) => {
  expect(keysOf(moved(arranged(columns, plainLook), key, to))).toEqual(order);
});

describe('in an address', () => {
  const look: ListLook = {
    columns: [column('alias', { width: 220 }), column('state', { isShown: false }), column('number')],
    density: 'COMPACT',
  };
  const written = (to: ListLook, usual: ListLook) => {
    const search = new URLSearchParams('state=FROZEN');
    writeLook(search, to, usual);
    return search;
  };

  test('a look is read as it was written', () => {
    expect(readLook(written(look, plainLook))).toEqual(look);
  });

  test('only what differs from the usual look is written, and the plain one can be told from it', () => {
    expect(String(written(look, look))).toBe('state=FROZEN');
    expect(readLook(written(plainLook, look))).toEqual(plainLook);
    expect(readLook(written({ ...look, density: 'COMFORTABLE' }, look))).toEqual({ density: 'COMFORTABLE' });
  });

  test.each(['cols=alias:wide', 'cols=alias:3', 'density=airy', 'cols=,', 'q=alias'])('%s says nothing', (search) => {
    expect(readLook(new URLSearchParams(search))).toEqual({});
  });
});
