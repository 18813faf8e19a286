import * as fc from 'fast-check';
import { type FeeItem, feesOn, sumOf, type Tier, tiered } from './fee.rules';
import { addedBy, convert, convertUnrounded, fullRate, roundHalfUp } from './rate.rules';

const nothing = { fixed: 0n, min: null, max: null, threshold: null };
const items: FeeItem[] = [
  { ...nothing, kind: 'TRANSACTION', rate: '0.005', min: 10n },
  { ...nothing, kind: 'CROSS_BORDER', rate: '0.015', min: 30n },
  { ...nothing, kind: 'CROSS_CURRENCY', rate: '0.01' },
  { ...nothing, kind: 'SMALL_TICKET', rate: '0', fixed: 50n, threshold: 500n },
];
const abroad = { isCrossBorder: true, isCrossCurrency: true };
const dollars = (euroCents: bigint, rate: string) => convert(euroCents, { from: 'EUR', to: 'USD', rate });

describe('the reference values', () => {
  test.each([
    ['an authorization of EUR 12.34', 1_234n, '1.0832', false, 1_337n, [10n, 30n, 13n], 1_390n],
    ['its clearing of EUR 12.00', 1_200n, '1.0840', true, 1_301n, [10n, 30n, 13n], 1_354n],
    ['the clearing of a small one of EUR 3.20', 320n, '1.0840', true, 347n, [10n, 30n, 3n, 50n], 440n],
  ])('%s', (_name, euroCents, rate, isFinal, billed, fees, total) => {
    const amount = dollars(euroCents, rate);
    const lines = feesOn(items, { ...abroad, amount, isFinal });
    expect([amount, lines.map((line) => line.amount), amount + sumOf(lines)]).toEqual([billed, fees, total]);
  });

  const tiers: Tier[] = [
    { from: 0n, rate: '0.01' },
    { from: 5_000_000n, rate: '0.008' },
    { from: 10_000_000n, rate: '0.006' },
  ];
  const rebates: Tier[] = [
    { from: 0n, rate: '0' },
    { from: 10_000_000n, rate: '0.002' },
    { from: 20_000_000n, rate: '0.0035' },
  ];
  test.each([
    ['tiers on 120,000 as a whole', tiers, 12_000_000n, 'WHOLE', 72_000n],
    ['tiers on 120,000 by slice', tiers, 12_000_000n, 'SLICE', 102_000n],
    ['rebates on 250,000 as a whole', rebates, 25_000_000n, 'WHOLE', 87_500n],
    ['rebates on 250,000 by slice', rebates, 25_000_000n, 'SLICE', 37_500n],
  ] as const)('%s', (_name, table, amount, mode, expected) => {
    expect(tiered(amount, [...table], mode)).toBe(expected);
  });
});

describe('rounding', () => {
  test.each([
    [5n, 10n, 1n],
    [4n, 10n, 0n],
    [-5n, 10n, -1n],
    [15n, 10n, 2n],
  ])('%i/%i is %i', (numerator, denominator, rounded) => {
    expect(roundHalfUp(numerator, denominator)).toBe(rounded);
  });

  test.each([
    ['USD', 'VND', 1_000n, '25415.5', 254_155n],
    ['VND', 'USD', 254_155n, '0.0000393461', 1_000n],
    ['JPY', 'KWD', 1_500n, '0.00205', 3_075n],
    ['KWD', 'USD', 1_005n, '3.25', 327n],
  ])('%s to %s uses the digits of both currencies', (from, to, minor, rate, expected) => {
    expect(convert(minor, { from, to, rate })).toBe(expected);
  });

  test('converted parts add up to the converted sum, for any digits of the currencies and any order', () => {
    const currency = fc.constantFrom('USD', 'VND', 'JPY', 'KWD', 'EUR');
    const parts = fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 12 });
    const rate = fc
      .bigInt({ min: 1n, max: 10n ** 14n })
      .map((steps) => `${steps / 10n ** 10n}.${String(steps % 10n ** 10n).padStart(10, '0')}`);
    fc.assert(
      fc.property(currency, currency, rate, parts, (from, to, price, amounts) => {
        const exchange = { from, to, rate: price };
        let before = 0n;
        let sum = 0n;
        for (const part of amounts.map((amount) => convertUnrounded(amount, exchange))) {
          const added = addedBy(part, before);
          expect(added >= 0n).toBe(true);
          sum += added;
          before += part;
        }
        expect(sum).toBe(
          convert(
            amounts.reduce((whole, part) => whole + part, 0n),
            exchange,
          ),
        );
      }),
    );
  });

  test('a rate has ten decimal places', () => {
    expect([fullRate('1.0832'), fullRate('25415.5'), fullRate('0')]).toEqual([
      '1.0832000000',
      '25415.5000000000',
      '0.0000000000',
    ]);
  });
});

test('a fee is at least its minimum, and a small ticket fee is charged only on the final amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.boolean(), (amount, isFinal) => {
      const lines = feesOn(items, { ...abroad, amount, isFinal });
      const of = (kind: string) => lines.find((line) => line.kind === kind)?.amount;
      expect((of('TRANSACTION') ?? 0n) >= 10n && (of('CROSS_BORDER') ?? 0n) >= 30n).toBe(true);
      expect(of('SMALL_TICKET')).toBe(isFinal && amount < 500n ? 50n : undefined);
    }),
  );
});
