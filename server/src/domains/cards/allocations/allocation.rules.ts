/** Current state of a card of an allocating group. Amounts in minor units. */
export interface AllocatedCard {
  /** Balance minus holds; negative if captures exceeded the balance. */
  available: bigint;
  /** Target balance; zero if the card cannot spend. */
  target: bigint;
  /** Tolerance around the target, as an integer percentage of it. */
  floatingPercent: number;
  /** Pool balance minus holds. */
  inPool: bigint;
}

export type Sweep = { at: 'rest' } | { at: 'short'; needed: bigint } | { at: 'fill' | 'collect'; amount: bigint };

const hundred = 100n;

/** Moves a card that has left its band back to its target. The pool pays the whole amount or nothing. */
export function sweepOf({ available, target, floatingPercent, inPool }: AllocatedCard): Sweep {
  const ratio = BigInt(floatingPercent);
  if (available * hundred < target * (hundred - ratio)) {
    const needed = target - available;
    return needed > inPool ? { at: 'short', needed } : { at: 'fill', amount: needed };
  }
  if (available * hundred > target * (hundred + ratio)) return { at: 'collect', amount: available - target };
  return { at: 'rest' };
}
