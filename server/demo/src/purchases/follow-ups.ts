import type { PurchaseEvent } from '@console/server/domains/cards/transactions/purchase.rules';
import type { Random } from '../issuing/random';
import type { Fate } from './plans';

/** Event that a channel reports after the authorization. */
export interface FollowUp {
  afterMs: number;
  event: PurchaseEvent;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Returns the events after an approval of the billed amount; `lifeMs` is the lifetime of its hold. */
export function followUpsOf(
  random: Random,
  fate: Fate,
  { billed, lifeMs }: { billed: bigint; lifeMs: number },
): FollowUp[] {
  const share = (percent: number): bigint => {
    const part = (billed * BigInt(percent)) / 100n;
    return part > 0n ? part : 1n;
  };
  const soon = Math.floor((0.3 + random.next() * 2.5) * dayMs);
  const later = soon + Math.floor((3 + random.next() * 20) * dayMs);
  const clear = (amount: bigint, afterMs = soon, isFinal = true): FollowUp => ({
    afterMs,
    event: { kind: 'CLEAR', amount, isFinal },
  });
  const refund = (amount: bigint): FollowUp => ({ afterMs: later, event: { kind: 'REFUND', amount } });
  const expiry: FollowUp = { afterMs: lifeMs, event: { kind: 'EXPIRE' } };
  const reported: Record<Fate, () => FollowUp[]> = {
    FULL: () => [clear(billed)],
    LESS: () => [clear(share(random.int(60, 97)))],
    MORE: () => [clear(share(random.int(104, 135)))],
    SPLIT: () => [clear(share(40), soon, false), clear(share(60), soon + 3 * dayMs)],
    REVERSED: () => [{ afterMs: random.int(4, 1_200) * 60_000, event: { kind: 'REVERSE', amount: null } }],
    PART_REVERSED: () => [
      { afterMs: hourMs, event: { kind: 'REVERSE', amount: share(30) } },
      clear(share(70), soon + dayMs),
    ],
    EXPIRED: () => [],
    LATE: () => [clear(billed, lifeMs + dayMs)],
    REFUNDED: () => [clear(billed), refund(billed)],
    PART_REFUNDED: () => [clear(billed), refund(share(random.int(15, 70)))],
    OVER_REFUNDED: () => [clear(billed), refund(share(110))],
    CHARGED_BACK: () => [clear(billed), { afterMs: later + 9 * dayMs, event: { kind: 'CHARGEBACK', amount: null } }],
    INCREMENTED: () => [
      { afterMs: 2 * hourMs, event: { kind: 'INCREMENT', amount: share(20) } },
      clear(billed + share(20), soon + dayMs),
    ],
    FORCED: () => [],
    VERIFIED: () => [],
  };
  return [...reported[fate](), expiry];
}
