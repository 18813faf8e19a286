import * as fc from 'fast-check';
import { type AllocatedCard, sweepOf } from './allocation.rules';

const card: AllocatedCard = { available: 10_000n, target: 10_000n, floatingPercent: 20, inPool: 100_000n };

test.each<[string, Partial<AllocatedCard>, ReturnType<typeof sweepOf>]>([
  ['at its target', {}, { at: 'rest' }],
  ['at the lower edge of the band', { available: 8_000n }, { at: 'rest' }],
  ['below the band', { available: 7_999n }, { at: 'fill', amount: 2_001n }],
  ['at the upper edge of the band', { available: 12_000n }, { at: 'rest' }],
  ['above the band', { available: 12_001n }, { at: 'collect', amount: 2_001n }],
  ['below zero', { available: -500n }, { at: 'fill', amount: 10_500n }],
  ['empty, with just enough in the pool', { available: 0n, inPool: 10_000n }, { at: 'fill', amount: 10_000n }],
  ['empty, with a cent too little in the pool', { available: 0n, inPool: 9_999n }, { at: 'short', needed: 10_000n }],
  ['a card that may not spend', { target: 0n }, { at: 'collect', amount: 10_000n }],
  ['an empty card that may not spend', { target: 0n, available: 0n }, { at: 'rest' }],
  ['a card below zero that may not spend', { target: 0n, available: -1n }, { at: 'fill', amount: 1n }],
])('%s', (_name, change, sweep) => {
  expect(sweepOf({ ...card, ...change })).toEqual(sweep);
});

const minor = (max: number) => fc.bigInt({ min: 0n, max: BigInt(max) });
const step = fc.record({
  card: fc.nat({ max: 3 }),
  spent: minor(20_000),
  back: minor(5_000),
  isOpen: fc.boolean(),
});

test('the total of pool, cards and purchases is constant over random purchases, refunds and sweeps, and the pool is never negative', () => {
  fc.assert(
    fc.property(
      minor(100_000),
      minor(20_000),
      fc.nat({ max: 100 }),
      fc.array(step),
      (deposit, target, percent, steps) => {
        let [inPool, atShops] = [deposit, 0n];
        const cards = [0n, 0n, 0n, 0n];
        for (const { card: index, spent, back, isOpen } of steps) {
          const before = cards[index] ?? 0n;
          const paid = spent <= before ? spent : 0n;
          const refund = back < atShops ? back : atShops;
          atShops += paid - refund;
          const available = before - paid + refund;
          const sweep = sweepOf({ available, target: isOpen ? target : 0n, floatingPercent: percent, inPool });
          const moved = sweep.at === 'fill' ? sweep.amount : sweep.at === 'collect' ? -sweep.amount : 0n;
          cards[index] = available + moved;
          inPool -= moved;
          expect(inPool).toBeGreaterThanOrEqual(0n);
          expect(inPool + atShops + cards.reduce((sum, one) => sum + one, 0n)).toBe(deposit);
          // A card that was swept is within its band.
          if (moved !== 0n)
            expect(
              sweepOf({ available: cards[index], target: isOpen ? target : 0n, floatingPercent: percent, inPool }),
            ).toEqual({
              at: 'rest',
            });
        }
      },
    ),
  );
});
