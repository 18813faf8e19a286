import { statusOfPhase, transactionPhases } from '@console/contracts/cards';
import * as fc from 'fast-check';
import { type FeeItem, feesOn, sumOf } from './fee.rules';
import { expiryAt, holdDaysByDefault, tolerancePercentOf } from './mcc.rules';
import { after, mayHappen, openOf, type Purchase, type PurchaseEvent, targetOf } from './purchase.rules';

const nothing = { fixed: 0n, min: null, max: null, threshold: null };
const items: FeeItem[] = [
  { ...nothing, kind: 'TRANSACTION', rate: '0.005', min: 10n },
  { ...nothing, kind: 'CROSS_BORDER', rate: '0.015', min: 30n },
  { ...nothing, kind: 'SMALL_TICKET', rate: '0', fixed: 50n, threshold: 500n },
];

/** Approved purchase with its hold. */
function approved(authorized: bigint): Purchase {
  const purchase: Purchase = {
    phase: 'AUTHORIZED',
    authorized,
    reversed: 0n,
    cleared: 0n,
    refunded: 0n,
    held: 0n,
    charged: {},
    isCrossBorder: true,
    isCrossCurrency: false,
    items,
    tolerancePercent: 0n,
  };
  return { ...purchase, held: targetOf(purchase) };
}

const clear = (amount: bigint, isFinal = true): PurchaseEvent => ({ kind: 'CLEAR', amount, isFinal });

describe('a purchase', () => {
  test('a clearing below the held amount releases the remaining hold', () => {
    const { purchase, hold, collect } = after(approved(10_000n), clear(8_000n));
    expect(purchase.phase).toBe('CLEARED');
    expect([hold.capture, hold.release]).toEqual([8_160n, 40n + 2_000n]);
    expect(collect).toEqual({ principal: 8_000n, fees: { TRANSACTION: 40n, CROSS_BORDER: 120n } });
  });

  test('a purchase cleared in parts is charged fixed and minimum fees once', () => {
    const first = after(approved(2_000n), clear(400n, false));
    expect(first.purchase.phase).toBe('PARTIALLY_CLEARED');
    expect(first.collect?.fees).toEqual({ TRANSACTION: 10n, CROSS_BORDER: 30n, SMALL_TICKET: 50n });
    const second = after(first.purchase, clear(1_600n));
    expect(second.collect?.fees).toEqual({ SMALL_TICKET: -50n });
    expect([second.purchase.phase, second.purchase.held]).toEqual(['CLEARED', 0n]);
  });

  test('a clearing above the held amount is captured in full, with an alert above the tolerance', () => {
    const meal = { ...approved(10_000n), tolerancePercent: tolerancePercentOf('5812') };
    expect(after(meal, clear(12_000n)).alerts).toEqual([]);
    const over = after(meal, clear(12_001n));
    expect([over.alerts, over.collect?.principal]).toEqual([['OVER_CLEARED'], 12_001n]);
  });

  test('a partial reversal reduces the hold with its fees, and a full reversal releases it', () => {
    const part = after(approved(10_000n), { kind: 'REVERSE', amount: 4_000n });
    expect([part.purchase.phase, part.purchase.held]).toEqual(['PARTIALLY_REVERSED', 6_120n]);
    const whole = after(part.purchase, { kind: 'REVERSE', amount: null });
    expect([whole.purchase.phase, whole.purchase.held, whole.collect]).toEqual(['REVERSED', 0n, null]);
  });

  test('an expired purchase can still be captured, without a hold', () => {
    const expired = after(approved(10_000n), { kind: 'EXPIRE' });
    expect([expired.purchase.phase, expired.hold.release]).toEqual(['EXPIRED', 10_200n]);
    const late = after(expired.purchase, clear(10_000n));
    expect([late.purchase.phase, late.hold.capture, late.collect?.principal]).toEqual(['CLEARED', 0n, 10_000n]);
  });

  test('a refund above the captured amount is credited, with an alert', () => {
    const cleared = after(approved(1_000n), clear(1_000n)).purchase;
    const part = after(cleared, { kind: 'REFUND', amount: 400n });
    expect([part.purchase.phase, part.refund, part.alerts]).toEqual(['PARTIALLY_REFUNDED', 400n, []]);
    const over = after(part.purchase, { kind: 'REFUND', amount: 601n });
    expect([over.purchase.phase, over.refund, over.alerts]).toEqual(['REFUNDED', 601n, ['OVER_REFUND']]);
  });

  test('a chargeback returns the captured amount, and later events do not change the phase', () => {
    const cleared = after(approved(1_000n), clear(1_000n)).purchase;
    const back = after(cleared, { kind: 'CHARGEBACK', amount: null });
    expect([back.purchase.phase, back.refund, back.collect, back.alerts]).toEqual(['CHARGED_BACK', 1_000n, null, []]);
    const again = after(back.purchase, { kind: 'REFUND', amount: 1n });
    expect([again.purchase.phase, again.alerts]).toEqual(['CHARGED_BACK', ['OVER_REFUND']]);
    expect(after(back.purchase, clear(200n)).purchase.phase).toBe('CHARGED_BACK');
    expect(after(cleared, { kind: 'CHARGEBACK', amount: 1_001n }).alerts).toEqual(['OVER_REFUND']);
  });

  const events: PurchaseEvent[] = [
    { kind: 'INCREMENT', amount: 1n },
    clear(1n),
    { kind: 'REVERSE', amount: null },
    { kind: 'EXPIRE' },
    { kind: 'REFUND', amount: 1n },
    { kind: 'CHARGEBACK', amount: null },
  ];
  const impossible = events.flatMap((event) =>
    transactionPhases
      .filter((phase) => !mayHappen[event.kind].includes(phase))
      .map((phase) => [event.kind, phase, event] as const),
  );
  test.each(impossible)('the event %s is impossible in phase %s', (_kind, phase, event) => {
    expect(() => after({ ...approved(1_000n), phase }, event)).toThrow('1007');
  });
});

describe('random events in any order', () => {
  const amount = fc.bigInt({ min: 1n, max: 5_000n });
  const event: fc.Arbitrary<PurchaseEvent> = fc.oneof(
    fc.record({ kind: fc.constant('INCREMENT' as const), amount }),
    fc.record({ kind: fc.constant('CLEAR' as const), amount, isFinal: fc.boolean() }),
    fc.record({ kind: fc.constant('REVERSE' as const), amount: fc.option(amount) }),
    fc.record({ kind: fc.constant('EXPIRE' as const) }),
    fc.record({ kind: fc.constant('REFUND' as const), amount }),
    fc.record({ kind: fc.constant('CHARGEBACK' as const), amount: fc.option(amount) }),
  );

  test('capture the cleared amount and its fees, hold only the open amount, and leave no hold at the end', () => {
    fc.assert(
      fc.property(amount, fc.array(event, { maxLength: 12 }), (authorized, events) => {
        let purchase = approved(authorized);
        let principal = 0n;
        let fees = 0n;
        for (const one of events) {
          if (!mayHappen[one.kind].includes(purchase.phase)) continue;
          const before = purchase;
          const effect = after(purchase, one);
          purchase = effect.purchase;
          const { increase, capture, release } = effect.hold;
          expect([increase, capture, release].every((part) => part >= 0n)).toBe(true);
          expect(purchase.held).toBe(before.held + increase - capture - release);
          principal += effect.collect?.principal ?? 0n;
          fees += Object.values(effect.collect?.fees ?? {}).reduce((sum, fee) => sum + (fee ?? 0n), 0n);
          expect(purchase.held >= 0n && (openOf(purchase) > 0n || purchase.held === 0n)).toBe(true);
        }
        expect(purchase.cleared).toBe(principal);
        expect(fees).toBe(sumOf(feesOn(items, { ...purchase, amount: principal, isFinal: true })));
        if (statusOfPhase[purchase.phase] !== 'PENDING') expect(purchase.held).toBe(0n);
      }),
      { numRuns: 500 },
    );
  });
});

describe('parts', () => {
  const minor = fc.bigInt({ min: 0n, max: 20_000n });
  const rate = fc.integer({ min: 0, max: 400 }).map((tenths) => (tenths / 10_000).toFixed(4));
  const price = (kind: FeeItem['kind'], threshold: fc.Arbitrary<bigint | null>): fc.Arbitrary<FeeItem> =>
    fc
      .record({ rate, fixed: minor, min: fc.option(minor), above: fc.option(minor), threshold })
      .map(({ above, min, ...item }) => ({ ...item, kind, min, max: above === null ? null : (min ?? 0n) + above }));
  const prices = fc.tuple(
    price('TRANSACTION', fc.constant(null)),
    price('CROSS_BORDER', fc.constant(null)),
    price('SMALL_TICKET', fc.option(fc.bigInt({ min: 1n, max: 10n ** 7n }))),
  );
  const some = fc.array(fc.bigInt({ min: 1n, max: 10n ** 6n }), { minLength: 1, maxLength: 8 });
  const sum = (parts: bigint[]) => parts.reduce((whole, part) => whole + part, 0n);

  /** Amount that the events take from the card. */
  function paidFor(from: Purchase, events: PurchaseEvent[]) {
    let purchase = from;
    let paid = 0n;
    for (const one of events) {
      const effect = after(purchase, one);
      purchase = effect.purchase;
      paid += effect.collect?.principal ?? 0n;
      for (const fee of Object.values(effect.collect?.fees ?? {})) paid += fee ?? 0n;
      paid -= effect.refund;
    }
    return { paid, purchase };
  }

  test('partial captures cost the same as one capture, for any prices and any expiry', () => {
    fc.assert(
      fc.property(prices, some, fc.nat({ max: 8 }), fc.boolean(), (items, parts, expiredAfter, isFinal) => {
        const whole = sum(parts);
        const bought = { ...approved(whole), items };
        const from = { ...bought, held: targetOf(bought) };
        const events = parts.map((part, index) => clear(part, isFinal && index === parts.length - 1));
        const late = events.toSpliced(Math.min(expiredAfter, events.length - 1), 0, { kind: 'EXPIRE' });
        const inOne = paidFor(from, [clear(whole)]);
        for (const way of [events, late]) {
          const inParts = paidFor(from, way);
          expect(inParts.paid).toBe(inOne.paid);
          expect(inParts.purchase.charged).toEqual(inOne.purchase.charged);
          expect(inParts.purchase).toMatchObject({ cleared: whole, held: 0n, phase: 'CLEARED' });
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('partial refunds return the same as one refund, between captures and after them', () => {
    fc.assert(
      fc.property(prices, some, some, fc.nat(), (items, parts, weights, seed) => {
        const whole = sum(parts);
        const bought = { ...approved(whole), items };
        const from = { ...bought, held: targetOf(bought) };
        const back = weights.map((weight) => (weight * whole) / (sum(weights) + 1n)).filter((part) => part > 0n);
        const refund = (amount: bigint): PurchaseEvent => ({ kind: 'REFUND', amount });
        const inOne = paidFor(from, [clear(whole), ...(back.length > 0 ? [refund(sum(back))] : [])]);
        const events = [...parts.map((part) => clear(part, false)), ...back.map(refund)];
        expect(paidFor(from, events).paid).toBe(inOne.paid);
        // After the first capture refunds can occur at any time.
        const [first = clear(whole), ...others] = events;
        const shuffled = others.toSorted((a, b) => keyOf(a, seed) - keyOf(b, seed));
        expect(paidFor(from, [first, ...shuffled]).paid).toBe(inOne.paid);
      }),
      { numRuns: 1_000 },
    );
  });

  /** Pseudo-random order for a seed. */
  const keyOf = (event: PurchaseEvent, seed: number): number =>
    'amount' in event ? Number(((event.amount ?? 0n) * 7_919n + BigInt(seed)) % 1_009n) : 0;
});

test('a hold lasts a month for a stay, and otherwise a week', () => {
  const from = new Date('2026-03-01T00:00:00.000Z');
  expect(
    [expiryAt('7011', from, holdDaysByDefault), expiryAt('5411', from, holdDaysByDefault)].map((at) =>
      at.toISOString(),
    ),
  ).toEqual(['2026-04-01T00:00:00.000Z', '2026-03-08T00:00:00.000Z']);
});
