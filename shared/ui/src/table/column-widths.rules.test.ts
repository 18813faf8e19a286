import { type FittedColumn, type Give, widthsIn } from './column-widths.rules';

const column = (natural: number, give: Give = 'never', chosen?: number): FittedColumn => ({
  natural,
  title: 40,
  give,
  chosen,
});

test.each([
  [
    'text columns share the remaining width',
    800,
    [column(200, 'last'), column(100), column(300, 'first')],
    [300, 100, 400],
  ],
  ['without text columns the last column gets the remaining width', 500, [column(200), column(100)], [200, 300]],
  ['other texts shrink before names', 600, [column(300, 'last'), column(150), column(300, 'first')], [300, 150, 150]],
  [
    'names give way where other texts are at their least',
    450,
    [column(300, 'last'), column(150), column(300, 'first')],
    [216, 150, 84],
  ],
  ['the widest text shrinks first', 500, [column(120, 'first'), column(300, 'first'), column(180)], [120, 200, 180]],
  ['texts of equal width shrink equally', 400, [column(300, 'first'), column(300, 'first')], [200, 200]],
  [
    'figures are never cut, and the table is wider',
    300,
    [column(250, 'last'), column(150), column(160)],
    [240, 150, 160],
  ],
  [
    'a chosen width is kept',
    600,
    [column(200, 'last', 90), column(100, 'never', 60), column(120, 'first')],
    [90, 60, 450],
  ],
  [
    'where it scrolls anyway, texts are not crushed',
    200,
    [column(180, 'first'), column(150), column(120, 'first')],
    [160, 150, 120],
  ],
  ['a short name does not become wider', 100, [column(90, 'last'), column(80)], [90, 80]],
])('%s', (_name, room, columns, widths) => {
  expect(widthsIn(room, columns)).toEqual(widths);
});

test('a title is not truncated', () => {
  const titled = { ...column(300, 'first'), title: 130 };
  expect(widthsIn(250, [titled, column(200, 'first')])).toEqual([130, 120]);
});

test('the columns fill the whole width exactly', () => {
  const columns = [column(100.4, 'first'), column(99.2, 'last'), column(70.7, 'first'), column(50)];
  expect(widthsIn(1001, columns).reduce((sum, width) => sum + width)).toBe(1001);
});
