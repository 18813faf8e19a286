import { cardsOfFile, checkCardFile, checkCardLines, holderNameOf, readCardFile } from './card-file.rules';

const usd = (amount: string) => ({ amount, currency: 'USD' as const });
const bin = {
  currency: 'USD' as const,
  minDeposit: usd('10'),
  maxDeposit: usd('500'),
  maxCardsPerRequest: 3,
  cardholderRequired: false,
};
const head = 'Cardholder,Date of birth,Card alias,Limit,Deposit';
const fileOf = (...lines: string[]) => [head, ...lines].join('\r\n');
const wrongIn = (text: string, rules = bin) => {
  const { lines, issues } = readCardFile(text);
  return [...issues, ...checkCardLines(lines, rules)].map(
    ({ line, column, code }) => `${line} ${column ?? '-'} ${code}`,
  );
};

test('headers are accepted in either language and any order, and absent cells are empty', () => {
  const { lines, issues } = readCardFile('\uFEFF卡片别名,持卡人\n广告一组,wang@example.com\n,\n第二张');
  expect(issues).toEqual([]);
  expect(lines).toEqual([
    { line: 2, cardholder: 'wang@example.com', birthday: '', alias: '广告一组', limit: '', deposit: '' },
    { line: 4, cardholder: '', birthday: '', alias: '第二张', limit: '', deposit: '' },
  ]);
});

test.each<[string, string, string[]]>([
  ['only headers', head, ['1 - FILE_EMPTY']],
  ['an unclosed quote', fileOf('"Ann,,A,,', ',,B,,'), ['2 - FILE_QUOTE']],
  ['an unknown column', 'Card alias,Shoe size\nA,42', ['1 - FILE_COLUMN']],
  ['too many columns', `Card alias${','.repeat(60)}`, ['1 - FILE_COLUMNS_MAX']],
  ['too many lines', fileOf(...Array.from({ length: 2_001 }, () => ',,A,,')), ['2002 - FILE_LINES_MAX']],
  ['a duplicate column', 'Card alias,卡片别名\nA,B', ['1 alias FILE_COLUMN_TWICE']],
  ['neither holders nor aliases', 'Limit\n5', ['1 cardholder FILE_NO_COLUMN']],
  ['a name without a birthday', fileOf('Ann Lee,,A,,'), ['2 birthday FILE_BIRTHDAY']],
  ['a day that there is not', fileOf('Ann Lee,1990-02-31,A,,'), ['2 birthday FILE_DAY']],
  ['a day in year 0', fileOf('Ann Lee,0000-01-01,A,,'), ['2 birthday DAY_RANGE']],
  [
    'amounts out of bounds',
    fileOf(',,A,0,9.99', ',,B,1.234,501'),
    ['2 limit AMOUNT', '2 deposit MIN_AMOUNT', '3 limit NUMBER_DIGITS_OR', '3 deposit MAX_AMOUNT'],
  ],
  ['an amount in words', fileOf(',,A,,ten'), ['2 deposit AMOUNT_FORMAT']],
  ['a decimal comma', fileOf(',,A,"12,50",'), ['2 limit NUMBER_READINGS']],
  ['another currency', fileOf(',,A,,€50'), ['2 deposit OTHER_CURRENCY']],
  ['an amount below zero', fileOf(',,A,,-50'), ['2 deposit NUMBER_NEGATIVE']],
  ['a comma without quotation marks', fileOf(',,A,,1,234.50', ',,B,,20'), ['2 - FILE_CELLS', '2 deposit MIN_AMOUNT']],
  [
    'a value in a column without a header',
    'Card alias,Deposit,\nA,1,234.50',
    ['2 - FILE_CELLS', '2 deposit MIN_AMOUNT'],
  ],
  ['a comma without quotation marks before an empty cell', fileOf(',,A,1,234.50,'), ['2 - FILE_CELLS']],
  [
    'two amounts in one cell',
    fileOf(',,A,,"100\t200"', ',,B,"100\n200",'),
    ['2 deposit AMOUNT_FORMAT', '3 limit AMOUNT_FORMAT'],
  ],
  ['empty cells beyond the columns', fileOf(',,A,,20,,'), []],
  ['an alias that is too long', fileOf(`,,${'a'.repeat(41)},,`), ['2 alias MAX_LENGTH']],
  ['more cards than the BIN allows', fileOf(',,A,,', ',,B,,', ',,C,,', ',,D,,'), ['5 - FILE_LINES_MAX']],
  ['valid lines', fileOf('holder_1,,A,10,20'), []],
])('a file with %s has the expected issues by line and column', (_name, text, wrong) => {
  expect(wrongIn(text)).toEqual(wrong);
});

test('a missing holder is refused if the BIN requires one', () => {
  expect(wrongIn(fileOf(',,A,,'), { ...bin, cardholderRequired: true })).toEqual(['2 cardholder REQUIRED']);
});

test.each([
  ['holder_01ARZ3NDEKTSV4RRFFQ69G5FAV', '', { by: 'ID' }],
  ['Ann@Example.com', '', { by: 'EMAIL', email: 'ann@example.com' }],
  ['王晓彤', '1990-05-01', { by: 'NAME', name: '王晓彤', birthday: '1990-05-01' }],
  ['', '', null],
])('the cell %j identifies its holder', (cardholder, birthday, name) => {
  expect(holderNameOf({ cardholder, birthday })).toEqual(name && expect.objectContaining(name));
});

test('spreadsheet notations are normalized: days, leading apostrophes and tabs', () => {
  const { lines } = readCardFile(fileOf("Ann Lee,1990/5/1,'=SUM(A1),\t10,20"));
  expect(lines[0]).toMatchObject({ birthday: '1990-05-01', alias: '=SUM(A1)', limit: '10', deposit: '20' });
});

test('a card has the values of its line, and for empty cells the values of the draft', () => {
  const { lines } = readCardFile(fileOf(',,Own,5,30', 'holder_1,,,,'));
  expect(cardsOfFile({ alias: 'Ads', deposit: usd('10'), limit: usd('7') }, lines)).toEqual([
    { line: 2, alias: 'Own', deposit: 3000n, limit: 500n },
    { line: 3, alias: 'Ads-0002', deposit: 1000n, limit: 700n },
  ]);
});

test('an amount of zero-width characters is empty, not zero', () => {
  const { lines } = readCardFile(fileOf(',,A,\u200B,\u200F\u00A0'));
  expect(cardsOfFile({ alias: 'Ads', deposit: usd('10'), limit: usd('7') }, lines)).toMatchObject([
    { deposit: 1000n, limit: 700n },
  ]);
});

test.each([
  ['"1,234.50"', 123_450n],
  ['"1,234.50 USD"', 123_450n],
  ['"$1,234.50"', 123_450n],
  ['５００', 50_000n],
  ['"１，２３４．５０"', 123_450n],
  ['1\u00A0234.50', 123_450n],
  ["'500", null],
])('an amount written as %s is %s minor units', (cell, minor) => {
  const { lines, issues } = readCardFile(fileOf(`,,A,${cell},${cell}`));
  const rules = { ...bin, maxDeposit: usd('5000') };
  expect(issues).toEqual([]);
  expect(checkCardLines(lines, rules).length).toBe(minor === null ? 2 : 0);
  expect(cardsOfFile({ alias: 'A', deposit: usd('10') }, lines)).toMatchObject([
    { deposit: minor ?? 0n, limit: minor ?? 0n },
  ]);
});

describe('a draft of a batch from a file', () => {
  const file = (...lines: string[]) => ({ name: 'cards.csv', text: fileOf(...lines) });
  test.each([
    ['is refused without the file', { count: 1 }, ['file REQUIRED']],
    [
      'is refused if the count differs from the number of lines',
      { count: 2, file: file(',,A,,') },
      ['count FILE_COUNT'],
    ],
    [
      'is refused without a limit period if a line has a limit',
      { count: 1, file: file(',,A,5,') },
      ['limitPeriod REQUIRED'],
    ],
    [
      'is refused if lines have issues',
      { count: 2, limitPeriod: 'DAY' as const, file: file(',,A,x,', ',,B,x,x') },
      ['file FILE_ISSUES'],
    ],
    ['is accepted with valid lines', { count: 1, limitPeriod: 'DAY' as const, file: file(',,A,5,') }, []],
  ])('%s', (_name, draft, issues) => {
    expect(checkCardFile(draft, bin).map(({ field, code }) => `${field} ${code}`)).toEqual(issues);
  });
});
