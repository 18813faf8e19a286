import { currencies, fromMinor, readAmount, readNumber, toMinor } from '@console/contracts';
import { formatCount, formatDecimal, formatMoney, formatPercent, moneyParts } from './format-money';

describe('money', () => {
  test.each([
    [{ amount: '1234.5', currency: 'USD' }, '1,234.50 USD', '$1,234.50 USD'],
    [{ amount: '1234567.89', currency: 'EUR' }, '1,234,567.89 EUR', '€1,234,567.89 EUR'],
    [{ amount: '1234567', currency: 'VND' }, '1,234,567 VND', '₫1,234,567 VND'],
    [{ amount: '12', currency: 'GBP' }, '12.00 GBP', '£12.00 GBP'],
    [{ amount: '12', currency: 'THB' }, '12.00 THB', '฿12.00 THB'],
    [{ amount: '1234', currency: 'JPY' }, '1,234 JPY', '¤1,234 JPY'],
    [{ amount: '1.5', currency: 'KWD' }, '1.500 KWD', '¤1.500 KWD'],
    [{ amount: '0.5', currency: 'SGD' }, '0.50 SGD', 'S$0.50 SGD'],
    [{ amount: '-12', currency: 'USD' }, '−12.00 USD', '−$12.00 USD'],
    [{ amount: '999999999999999.99', currency: 'CNY' }, '999,999,999,999,999.99 CNY', '¥999,999,999,999,999.99 CNY'],
  ])('[seed 9.11] %j is %s in tables and %s alone', (value, table, alone) => {
    expect(formatMoney(value)).toBe(table);
    expect(formatMoney(value, 'alone')).toBe(alone);
  });

  test('zero has no sign', () => {
    expect(moneyParts({ amount: '-0.00', currency: 'USD' })).toMatchObject({ sign: '', number: '0.00', isZero: true });
  });
});

test.each([
  ['0.0125', '1.25%'],
  ['0.5', '50%'],
  ['1', '100%'],
  ['-0.1', '−10%'],
  ['12.3456', '1,234.56%'],
])('share %s is %s', (share, percent) => expect(formatPercent(share)).toBe(percent));

test('counts are grouped by three', () =>
  expect([formatCount(4812), formatCount(12), formatCount(-1000)]).toEqual(['4,812', '12', '−1,000']));

test.each([
  ['27503', '27,503'],
  ['1234567.125', '1,234,567.125'],
  ['-0.0125', '−0.0125'],
  ['2.50', '2.50'],
])('decimal %s is %s', (decimal, shown) => expect(formatDecimal(decimal)).toBe(shown));

describe('an amount that the console shows is read as the same amount', () => {
  const minors = [0n, 1n, 5n, -5n, 99n, 100n, 1_234n, 123_450n, -1_234_567n, 1_000_000n, 99_999_999_999_999n];
  const readMinor = (text: string, currency: string) => {
    const reading = readAmount(text, currency, { isSigned: true });
    return reading.at === 'read' ? toMinor(reading.decimal, currency) : `${text} is refused`;
  };

  test.each(currencies)('%s in tables and alone', (currency) => {
    for (const minor of minors)
      for (const look of ['table', 'alone'] as const)
        expect(readMinor(formatMoney({ amount: fromMinor(minor, currency), currency }, look), currency)).toBe(minor);
  });

  test.each(['en-US', 'zh-CN'].flatMap((locale) => currencies.map((currency) => [currency, locale] as const)))(
    '%s in the format of %s',
    (currency, locale) => {
      for (const minor of minors)
        for (const currencyDisplay of ['symbol', 'code'] as const) {
          const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
          // A decimal string is formatted without conversion to a float.
          expect(readMinor(format.format(fromMinor(minor, currency) as Intl.StringNumericLiteral), currency)).toBe(
            minor,
          );
        }
    },
  );

  test('counts', () => {
    for (const count of [0, 7, 1_000, -1_234_567])
      expect(readNumber(formatCount(count), { fractionDigits: 0, isSigned: true })).toEqual({
        at: 'read',
        decimal: String(count),
      });
  });
});
