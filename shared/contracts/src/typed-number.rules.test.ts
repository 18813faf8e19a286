import * as fc from 'fast-check';
import { currencies, minorDigitsOf, signsOf } from './currency';
import { fieldMessageOf } from './field-messages';
import { fromMinor, toMinor } from './money';
import { readAmount, readNumber, type TypedNumber } from './typed-number.rules';

const messageOf = (reading: TypedNumber) =>
  reading.at === 'refused' ? fieldMessageOf({ field: '', ...reading.issue }, 'en_US') : undefined;
const shownOf = (reading: TypedNumber) => (reading.at === 'read' ? reading.decimal : (messageOf(reading) ?? ''));
const separators = 'Use a point for decimals and a comma for thousands.';
const wholeOnly = 'Enter a whole number, without a decimal part';

describe('an amount', () => {
  test.each([
    ['', ''],
    [' \u00A0 ', ''],
    ['1234.5', '1234.5'],
    ['1,234.50', '1234.50'],
    ['1,234', '1234'],
    ['12,345,678.9', '12345678.9'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['1,234.', '1234'],
    ['007', '7'],
    ['0', '0'],
    ['00.50', '0.50'],
    ['1234.500', '1234.50'],
    ['0.500', '0.50'],
    ['900719925474099.01', '900719925474099.01'],
    ['  12.50\t', '12.50'],
    ['1\u00A0234.50', '1234.50'],
    ['1\u202F234.50', '1234.50'],
    ['1\u2009234\u2009567', '1234567'],
    ['1 234.50', '1234.50'],
    ['\u200B12.50\uFEFF', '12.50'],
    ['５００', '500'],
    ['１，２３４．５０', '1234.50'],
    ['１２。５', '12.5'],
    ['1,234.50 USD', '1234.50'],
    ['1,234.50\u00A0usd', '1234.50'],
    ['USD 1,234.50', '1234.50'],
    ['USD1234.5', '1234.5'],
    ['$1,234.50', '1234.50'],
    ['$1,234.50 USD', '1234.50'],
    ['US$1,234.50', '1234.50'],
    ['US$ 1,234.50', '1234.50'],
    ['＄１，２３４．５０', '1234.50'],
    ['1234.50$', '1234.50'],
    ['USD$1,234.50', '1234.50'],
    ['USD $1,234.50', '1234.50'],
    ['US $1,234.50', '1234.50'],
    ['+5', '5'],
    ['+1,234.50 USD', '1234.50'],
    ['+$1,234.50 USD', '1234.50'],
    ['＋５', '5'],
    ['\t1,234.50\tUSD\n', '1234.50'],
    ['\u200F12.50', '12.50'],
    ['1,234.50\u200F', '1234.50'],
    ['\u202A1,234.50\u202C', '1234.50'],
    ['\u2068$1,234.50\u2069', '1234.50'],
    ['\u202B12.50 \u202C', '12.50'],
    ['1,234\u00AD.50', '1234.50'],
  ])('"%s" in USD is %s', (text, decimal) => {
    expect(shownOf(readAmount(text, 'USD'))).toBe(decimal);
  });

  test.each([
    ['12,50', `${separators} Write 12.50 or 1,250`],
    ['12,5', `${separators} Write 12.50 or 125`],
    ['1,5', `${separators} Write 1.50 or 15`],
    ['1234,50', `${separators} Write 1,234.50 or 123,450`],
    ['1,234,56', `${separators} Write 1,234.56 or 123,456`],
    ['，５', `${separators} Write 0.50 or 5`],
    ['12 50', `${separators} Write 12.50 or 1,250`],
    ['1.500', `${separators} Write 1.50 or 1,500`],
    ['12,00', `${separators} Write 12.00 or 1,200`],
    ['12,50 USD', `${separators} Write 12.50 or 1,250`],
    ['1.234,50', `${separators} Write 1,234.50`],
    ['1 234,50', `${separators} Write 1,234.50`],
    ['1\u00A0234,50', `${separators} Write 1,234.50`],
    ['1.234.567', `${separators} Write 1,234,567`],
    ['1.234.567,89', `${separators} Write 1,234,567.89`],
    ['12,34,567.00', `${separators} Write 1,234,567.00`],
    ['1,23,456', `${separators} Write 123,456`],
    ['1,,234', `${separators} Write 1,234`],
    ['5,', `${separators} Write 5`],
    ['100  200', `${separators} Write 100,200`],
    ["1'234.50", `${separators} Write 1,234.50`],
    ['1’234.50', `${separators} Write 1,234.50`],
    ['1,2345', 'Use at most 2 decimal places. Without decimals, write 12,345'],
    ['1.234', 'Use at most 2 decimal places. Without decimals, write 1,234'],
    ['0,012', 'Use at most 2 decimal places. Without decimals, write 12'],
    ['0.001', 'USD amounts have at most 2 decimal places'],
    ['1234.567', 'USD amounts have at most 2 decimal places'],
    ['1234567890123456', 'Use at most 15 digits before the decimal point'],
    ['1234567890123456,50', 'Use at most 15 digits before the decimal point'],
    ['€12.50', 'Enter the amount in USD, not in €'],
    ['12.50 eur', 'Enter the amount in USD, not in EUR'],
    ['$12.50 CAD', 'Enter the amount in USD, not in CAD'],
    ['HK$12.50', 'Enter the amount in USD, not in HK$'],
    ['￥12.50', 'Enter the amount in USD, not in ¥'],
    ['12.50元', 'Enter the amount in USD, not in 元'],
    ['-5', 'Enter a number without a minus sign'],
    ['−$5.00', 'Enter a number without a minus sign'],
    ['－５', 'Enter a number without a minus sign'],
  ])('"%s" in USD is refused: %s', (text, message) => {
    expect(messageOf(readAmount(text, 'USD'))).toBe(message);
  });

  test.each([
    'abc',
    'ten',
    '1e3',
    '1E3',
    '0x10',
    '1_000',
    '5k',
    '5万',
    '12.5%',
    '١٢٣',
    '१२',
    '²5',
    '½',
    '1.2.3',
    '1..5',
    '1,234.5,6',
    '--5',
    '+-5',
    '5+',
    '$+$5',
    '100\t200',
    '100\n200',
    '1\t234.50',
    '12\u200F.50',
    '5-',
    '(5.00)',
    '$$5',
    '=5',
    "'5",
    '.',
    ',',
    '-',
    '$',
    'USD',
    'NaN',
    'Infinity',
    '1/2',
    '\u202E12.50',
    '12:50',
    `1${'0'.repeat(200)}`,
  ])('"%s" is not an amount', (text) => {
    expect(messageOf(readAmount(text, 'USD'))).toBe('Enter an amount in USD, such as 1,234.50');
  });

  test.each([
    ['1,234 JPY', 'JPY', '1234'],
    ['¤1,234 JPY', 'JPY', '1234'],
    ['￥1,234', 'JPY', '1234'],
    ['5.00', 'JPY', '5'],
    ['12.5', 'JPY', 'JPY amounts have no decimal places'],
    ['12,50', 'JPY', 'JPY amounts have no decimal places'],
    ['1.500', 'VND', 'VND amounts have no decimal places'],
    ['1.000', 'VND', `${separators} Write 1 or 1,000`],
    ['₫1,234,567', 'VND', '1234567'],
    ['1.234', 'KWD', '1.234'],
    ['1,234.500 KWD', 'KWD', '1234.500'],
    ['1,234', 'KWD', '1234'],
    ['1,5', 'KWD', `${separators} Write 1.500 or 15`],
    ['1.2345', 'KWD', 'KWD amounts have at most 3 decimal places'],
    ['S$0.50 SGD', 'SGD', '0.50'],
    ['$0.50', 'SGD', 'Enter the amount in SGD, not in $'],
    ['¥8', 'CNY', '8'],
    ['CN¥8', 'CNY', '8'],
    ['８元', 'CNY', '8'],
    ['ten', 'KWD', 'Enter an amount in KWD, such as 1,234.500'],
    ['ten', 'VND', 'Enter an amount in VND, such as 1,234'],
    ['1,234.5', '', '1234.5'],
    ['5 USD', '', 'Enter a number such as 1,234.5'],
  ])('"%s" in %s is %s', (text, currency, shown) => {
    expect(shownOf(readAmount(text, currency))).toBe(shown);
  });

  test.each([
    ['-5', '-5'],
    ['−1,234.50 USD', '-1234.50'],
    ['−$1,234.50 USD', '-1234.50'],
    ['$-5', '-5'],
    ['USD −5', '-5'],
    ['-0.00', '0.00'],
    ['-12,50', `${separators} Write -12.50 or -1,250`],
  ])('"%s" where a minus sign is allowed is %s', (text, shown) => {
    expect(shownOf(readAmount(text, 'USD', { isSigned: true }))).toBe(shown);
  });

  test('each refusal has a text in Chinese', () => {
    for (const text of ['12,50', '1.234,50', '1,2345', '0.001', '12.5', '€5', '-5', 'ten', '9'.repeat(16)])
      for (const currency of ['USD', 'JPY']) {
        const reading = readAmount(text, currency);
        if (reading.at !== 'refused') continue;
        expect(fieldMessageOf({ field: '', ...reading.issue }, 'zh_CN')).toMatch(/^[^{}]*\p{sc=Han}[^{}]*$/u);
      }
  });
});

describe('a number without a currency', () => {
  test.each([
    ['1,234', '1234'],
    ['１２', '12'],
    ['12.0', '12'],
    ['−3', '-3'],
    ['30 days', '30'],
    ['1,5', wholeOnly],
    ['1 5', wholeOnly],
    ['1.5', wholeOnly],
    ['1.500', wholeOnly],
    ['1,234,56', wholeOnly],
    ['1.234,50', wholeOnly],
    ['1.000', `${separators} Write 1 or 1,000`],
    ['1.234.567', `${separators} Write 1,234,567`],
    ['1,23,456', `${separators} Write 123,456`],
    ['5,', `${separators} Write 5`],
    ['12,34', wholeOnly],
    ['12 months', 'Enter a number such as 1,234'],
    ['1e3', 'Enter a number such as 1,234'],
  ])('"%s" as a whole number of days is %s', (text, shown) => {
    expect(shownOf(readNumber(text, { fractionDigits: 0, isSigned: true, unit: 'days' }))).toBe(shown);
  });

  test.each([
    ['12.5%', 2, '12.5'],
    ['0x10', 2, 'Enter a number such as 1,234.5'],
    ['1e1', 2, 'Enter a number such as 1,234.5'],
    ['33.333', 2, 'Use at most 2 decimal places. Without decimals, write 33,333'],
    ['0.333', 2, 'Use at most 2 decimal places'],
    ['7.123', 10, '7.123'],
    ['7,12', 10, `${separators} Write 7.12 or 712`],
    ['7,123', 10, '7123'],
  ])('"%s" with %i decimal places is %s', (text, fractionDigits, shown) => {
    expect(shownOf(readNumber(text, { fractionDigits, unit: '%' }))).toBe(shown);
  });

  test('more digits before the decimal point than the field accepts are refused', () => {
    const shape = { fractionDigits: 0, wholeDigits: 3 };
    expect(['999', '1,000'].map((text) => shownOf(readNumber(text, shape)))).toEqual([
      '999',
      'Use at most 3 digits before the decimal point',
    ]);
  });
});

describe('for any amount', () => {
  const anyCurrency = fc.constantFrom(...currencies);
  const anyMinor = fc.bigInt({ min: -(10n ** 15n - 1n), max: 10n ** 15n - 1n });
  const grouped = (decimal: string) => decimal.replace(/^(-?)(\d+)/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));
  const separated = fc.string({ unit: fc.constantFrom(...'0123456789,. -$\u00A0５，．'), maxLength: 14 });

  test('each notation of the platform is read as the same amount', () => {
    fc.assert(
      fc.property(anyCurrency, anyMinor, (currency, minor) => {
        const decimal = fromMinor(minor, currency);
        const texts = signsOf(currency).flatMap((sign) => [
          decimal,
          grouped(decimal),
          `${sign}${grouped(decimal)}`,
          `${grouped(decimal)} ${sign}`,
          `${sign} ${grouped(decimal)} ${currency}`,
        ]);
        for (const text of texts) {
          const reading = readAmount(text, currency, { isSigned: true });
          expect({ text, minor: reading.at === 'read' ? toMinor(reading.decimal, currency) : reading }).toEqual({
            text,
            minor,
          });
        }
      }),
    );
  });

  test('an accepted text has the value of its digits and point, and its decimal string is read as the same amount', () => {
    fc.assert(
      fc.property(separated, anyCurrency, (text, currency) => {
        const reading = readAmount(text, currency, { isSigned: true });
        if (reading.at !== 'read') return;
        expect(readAmount(reading.decimal, currency, { isSigned: true })).toEqual(reading);
        expect(toMinor(reading.decimal, currency)).not.toBeNull();
        const plain = text.normalize('NFKC').replace(/[^\d.]/g, '');
        expect(Number(reading.decimal)).toBe(Number(plain) * (text.includes('-') ? -1 : 1) + 0);
      }),
      { numRuns: 5_000 },
    );
  });

  test('each amount that a message suggests is accepted, and no two are equal', () => {
    fc.assert(
      fc.property(separated, anyCurrency, (text, currency) => {
        const reading = readAmount(text, currency, { isSigned: true });
        if (reading.at !== 'refused') return;
        const { first, second, example } = reading.issue.params;
        const named = [first, second, example].flatMap((one) => (one === undefined ? [] : [one]));
        const read = named.map((one) => readAmount(one, currency, { isSigned: true }));
        expect(read.map(({ at }) => at)).toEqual(named.map(() => 'read'));
        const minors = read.map((one) => one.at === 'read' && toMinor(one.decimal, currency));
        expect(new Set(minors).size).toBe(named.length);
      }),
      { numRuns: 5_000 },
    );
  });

  test('amounts with more decimal places than the currency has are refused, not rounded', () => {
    fc.assert(
      fc.property(
        anyCurrency,
        fc.integer({ min: 1000, max: 999_999 }),
        fc.integer({ min: 1, max: 9 }),
        (currency, whole, last) => {
          const text = `${whole}.${'0'.repeat(minorDigitsOf(currency))}${last}`;
          expect(readAmount(text, currency).at).toBe('refused');
        },
      ),
    );
  });
});
