import { read, sources } from './tree';

/** Columns that count in steps of one, and so stay within the range of a JSON number. */
const counters = new Set(['cards', 'seq']);

/** Columns of the tables whose values a JSON number may not represent exactly. */
const decimalColumns = (): string[] =>
  [...read('server/src/platform/db/tables.ts').matchAll(/^ {4}(\w+): [a-z(]*\b(?:bigint|numeric)\b/gm)]
    .map(([, name]) => name ?? '')
    .filter((name, index, all) => !counters.has(name) && all.indexOf(name) === index);

/** A whole row as JSON: its amounts become JSON numbers, including those of columns that are added later. */
const wholeRow = /\b(?:to_jsonb?|row_to_json|jsonb?_agg)\(\s*(?:distinct\s+)?[a-z_]+\s*(?:\)|order)/;

const jsonCall = /\bjsonb?_(?:build_object|build_array|object_agg|agg)\(/g;

/** Returns the text between a parenthesis and the one that closes it. */
function insideOf(text: string, begin: number): string {
  let depth = 1;
  let at = begin;
  for (; at < text.length && depth > 0; at += 1) depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
  return text.slice(begin, at - 1);
}

/** Returns decimal columns that are part of a JSON value without a cast to text. */
function decimalsIn(text: string, columns: string[]): string[] {
  // A column in a comparison or an order is not part of the value.
  const asValue = new RegExp(String.raw`,\s*(\w+\.(?:${columns.join('|')}))\s*(?=[,)]|$)`, 'g');
  const found = [...text.matchAll(jsonCall)].flatMap(({ index, 0: call }) =>
    [...insideOf(text, index + call.length).matchAll(asValue)].map(([, column]) => column ?? ''),
  );
  return [...new Set(found)];
}

const code = () =>
  ['server/src', 'server/demo/src'].flatMap((folder) => sources(folder)).filter((file) => !file.endsWith('.test.ts'));

test('amounts, rates and other decimals are text in every JSON value that a statement builds', () => {
  const columns = decimalColumns();
  expect(columns).toEqual(expect.arrayContaining(['amount_minor', 'exchange_rate', 'rate', 'limit_minor']));
  const found = code().flatMap((file) => {
    const text = read(file);
    const rows = wholeRow.test(text) ? [`${file}: a whole row`] : [];
    return [...rows, ...decimalsIn(text, columns).map((column) => `${file}: ${column}`)];
  });
  expect(found).toEqual([]);
});

test.each([
  ["json_build_object('amount', e.amount_minor)", ['e.amount_minor']],
  ["json_agg(json_build_object('rate', f.rate, 'no', 1) order by f.kind)", ['f.rate']],
  ['json_object_agg(f.kind, f.amount_minor)', ['f.amount_minor']],
  ["json_build_object('amount', e.amount_minor::text)", []],
])('%s has the decimals %j', (text, found) => {
  expect(decimalsIn(text, ['amount_minor', 'rate'])).toEqual(found);
  expect(wholeRow.test(text)).toBe(false);
});

test.each(['to_jsonb(found)', 'row_to_json(t)', 'jsonb_agg(t order by t.id)'])('%s is a whole row', (text) => {
  expect(wholeRow.test(text)).toBe(true);
});
