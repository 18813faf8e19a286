import { fromMinor, toMinor } from './money';

describe('money', () => {
  test.each([
    ['1234.50', 'USD', 123450n],
    ['0.1', 'USD', 10n],
    ['-12.05', 'EUR', -1205n],
    ['500', 'VND', 500n],
    ['1.234', 'KWD', 1234n],
    ['9007199254740993.00', 'USD', 900719925474099300n],
  ])('%s %s is %s minor units', (amount, currency, minor) => {
    expect(toMinor(amount, currency)).toBe(minor);
  });

  test.each([
    ['1.005', 'USD'],
    ['1.5', 'VND'],
    ['1e3', 'USD'],
    ['', 'USD'],
    ['１２', 'USD'],
  ])('%s %s is refused, never rounded', (amount, currency) => {
    expect(toMinor(amount, currency)).toBeNull();
  });

  test.each([
    [5n, 'USD', '0.05'],
    [-5n, 'USD', '-0.05'],
    [0n, 'VND', '0'],
    [1234n, 'KWD', '1.234'],
  ])('%s minor units of %s are %s', (minor, currency, amount) => {
    expect(fromMinor(minor, currency)).toBe(amount);
  });
});
