import { hasRightSign, invoiceSums, isWithinBounds, lineMinor } from './invoice.rules';

const line = (quantity: string, rate: string) => ({ type: 'SERVICE' as const, quantity, rate });

describe('the amount of an invoice line', () => {
  test.each([
    ['3', '0.105', 'USD', 32n],
    ['1', '0.005', 'USD', 1n],
    ['1', '0.0049', 'USD', 0n],
    ['1', '-0.005', 'USD', -1n],
    ['2.5', '1000', 'VND', 2_500n],
    ['0.333', '3', 'VND', 1n],
    ['1', '1.2345', 'KWD', 1_235n],
    ['999999999.999', '999999999.999999', 'USD', 99_999_999_999_899_900_000n],
  ])('for quantity %s and rate %s %s is %s minor units', (quantity, rate, currency, minor) => {
    expect(lineMinor(line(quantity, rate), currency)).toBe(minor);
  });

  test('differs from quantity times rate by at most half a minor unit', () => {
    const half = 10n ** 9n / 2n;
    for (let step = 1; step < 2_000; step += 1) {
      const quantity = `${step % 89}.${String((step * 377) % 1_000).padStart(3, '0')}`;
      const rate = `${step % 53}.${String((step * 610_987) % 1_000_000).padStart(6, '0')}`;
      const exact = BigInt(quantity.replace('.', '')) * BigInt(rate.replace('.', '')) * 100n;
      const beside = lineMinor(line(quantity, rate), 'USD') * 10n ** 9n - exact;
      expect([quantity, rate, beside > -half && beside <= half]).toEqual([quantity, rate, true]);
    }
  });

  test.each([
    ['SERVICE', '1', true],
    ['SERVICE', '-1', false],
    ['SERVICE', '0', false],
    ['TAX', '0.5', true],
    ['REBATE', '-1', true],
    ['REBATE', '1', false],
    ['CREDIT', '-0', false],
  ] as const)('the sign of a line of type %s with rate %s is valid: %s', (type, rate, isRight) => {
    expect(hasRightSign({ type, rate })).toBe(isRight);
  });
});

test('an invoice sums its rounded lines, with tax apart', () => {
  const lines = [
    line('3', '0.105'),
    { type: 'REBATE' as const, quantity: '1', rate: '-0.02' },
    { type: 'TAX' as const, quantity: '1', rate: '0.03' },
  ];
  expect(invoiceSums(lines, 'USD')).toEqual({ subtotal: 30n, tax: 3n, total: 33n });
});

test.each([
  ['10000000000000.00', true],
  ['10000000000000.01', false],
])('an invoice of %s is within the maximum: %s', (rate, isWithin) => {
  const half = (part: string) => line('10000', part);
  const [whole = '', cents = ''] = rate.split('.');
  const lines = [half(String(BigInt(whole) / 10_000n)), ...(cents === '00' ? [] : [line('1', '0.01')])];
  expect(isWithinBounds(lines, 'USD')).toBe(isWithin);
});
