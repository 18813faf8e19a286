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
