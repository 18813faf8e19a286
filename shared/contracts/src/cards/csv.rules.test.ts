import { csvMax, readCsv } from './csv.rules';

const cellsOf = (file: string) => readCsv(file).lines.map(({ cells }) => cells);

test.each<[string, string, string[][]]>([
  [
    'cells and lines',
    'a,b\r\nc,d\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['any line break', 'a\nb\rc', [['a'], ['b'], ['c']]],
  [
    'a byte order mark',
    '\uFEFF别名,限额\n广告,1',
    [
      ['别名', '限额'],
      ['广告', '1'],
    ],
  ],
  [
    'quotes around separators, quotes and line breaks',
    '"a,b","say ""hi""","two\r\nlines"',
    [['a,b', 'say "hi"', 'two\r\nlines']],
  ],
  ['a quote within a cell', 'O"Neil,b', [['O"Neil', 'b']]],
  [
    'semicolons as separators',
    'a;b\n1,5;2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs as separators',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['empty cells', 'a,,c\n""', [['a', '', 'c']]],
  [
    'an empty cell at the end of a line and of the file',
    'a,\nb,',
    [
      ['a', ''],
      ['b', ''],
    ],
  ],
])('a file with %s is parsed', (_name, file, cells) => {
  expect(cellsOf(file)).toEqual(cells);
});

test('lines without content are skipped but counted, as are line breaks within quotes', () => {
  expect(readCsv('a\n\n,,\n"b\nb"\nc').lines.map(({ line }) => line)).toEqual([1, 4, 6]);
});

test('the line of an unclosed quote is returned', () => {
  expect(readCsv('a,b\nc,"d\ne,f')).toMatchObject({ openQuote: 2, lines: [{ line: 1 }] });
  expect(readCsv('a\n"b"')).toMatchObject({ openQuote: null });
});

test.each([
  ['a line with the maximum number of cells', ['a', Array.from({ length: csvMax.cells }, () => 'x').join(',')], null],
  ['one cell more', ['a', Array.from({ length: csvMax.cells + 1 }, () => 'x').join(',')], { line: 2, what: 'CELLS' }],
  ['a header of separators only', [','.repeat(100_000)], { line: 1, what: 'CELLS' }],
  ['the maximum number of lines, and empty ones', [...lines(csvMax.lines), '', ','], null],
  ['one line more', lines(csvMax.lines + 1), { line: csvMax.lines + 1, what: 'LINES' }],
])('reading stops beyond the limits: %s', (_what, file, beyond) => {
  expect(readCsv(file.join('\n'))).toMatchObject(beyond === null ? { beyond } : { beyond, lines: [] });
});
function lines(count: number): string[] {
  return Array.from({ length: count }, () => 'x');
}
