import { transactionPhases } from '@console/contracts/cards';
import { purchaseBeginnings, purchaseTransitions } from './purchase.transitions';
import { after, mayHappen, type Purchase, type PurchaseEvent, targetOf } from './purchase.rules';

/** Three minor units, so that small amounts reach all edge cases. */
const whole = 3n;

const begun = (phase: Purchase['phase'], authorized: bigint): Purchase => {
  const purchase: Purchase = {
    phase,
    authorized,
    reversed: 0n,
    cleared: 0n,
    refunded: 0n,
    held: 0n,
    charged: {},
    isCrossBorder: false,
    isCrossCurrency: false,
    items: [],
    tolerancePercent: 0n,
  };
  return { ...purchase, held: targetOf(purchase) };
};

const events: PurchaseEvent[] = [1n, whole].flatMap((amount): PurchaseEvent[] => [
  { kind: 'INCREMENT', amount },
  { kind: 'CLEAR', amount, isFinal: false },
  { kind: 'CLEAR', amount, isFinal: true },
  { kind: 'REVERSE', amount },
  { kind: 'REVERSE', amount: null },
  { kind: 'EXPIRE' },
  { kind: 'REFUND', amount },
  { kind: 'CHARGEBACK', amount },
  { kind: 'CHARGEBACK', amount: null },
]);

const keyOf = ({ phase, authorized, reversed, cleared, refunded }: Purchase) =>
  [phase, authorized, reversed, cleared, refunded].join(' ');

const isSmall = ({ authorized, cleared, refunded }: Purchase) =>
  [authorized, cleared, refunded].every((amount) => amount <= 3n * whole);

/** All transitions that the rules make, from every beginning, with every order of events. */
function reached(): Set<string> {
  const transitions = new Set<string>();
  const seen = new Set<string>();
  const open = [begun('AUTHORIZED', whole), begun('FORCE_POSTED', 0n), begun('CLEARED', 0n), begun('DECLINED', 0n)];
  for (let purchase = open.pop(); purchase; purchase = open.pop()) {
    if (seen.has(keyOf(purchase))) continue;
    seen.add(keyOf(purchase));
    for (const event of events.filter(({ kind }) => mayHappen[kind].includes(purchase?.phase ?? 'DECLINED'))) {
      const next = after(purchase, event).purchase;
      transitions.add(`${event.kind} ${purchase.phase}>${next.phase}`);
      if (isSmall(next)) open.push(next);
    }
  }
  return transitions;
}

test('events cause exactly the phase transitions of the table', () => {
  const { AUTH: _late, ...byEvents } = purchaseTransitions;
  const table = Object.entries(byEvents).flatMap(([kind, transitions]) =>
    transactionPhases.flatMap((from) => Object.keys(transitions[from]).map((to) => `${kind} ${from}>${to}`)),
  );
  expect([...reached()].sort()).toEqual(table.sort());
});

test('a purchase begins authorized, cleared as a verification, declined or force posted', () => {
  expect(Object.keys(purchaseBeginnings)).toEqual(['AUTHORIZED', 'CLEARED', 'DECLINED', 'FORCE_POSTED']);
});
