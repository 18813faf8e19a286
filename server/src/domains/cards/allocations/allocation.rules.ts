/** A card of a group that allocates, as it is now. Amounts in minor units. */
export interface AllocatedCard {
  /** On the card and not set aside; below nothing where more was collected than there was. */
  available: bigint;
  /** What it should hold; nothing where it may not spend. */
  target: bigint;
  /** By how much it may be off before something is moved, in whole percent of the target. */
  floatingPercent: number;
  /** In the pool and not set aside. */
  inPool: bigint;
}

export type Sweep = { at: 'rest' } | { at: 'short'; needed: bigint } | { at: 'fill' | 'collect'; amount: bigint };

const hundred = 100n;

/** Brings a card back to its target once it has left the band around it. A pool gives all that a card needs, or nothing. */
export function sweepOf({ available, target, floatingPercent, inPool }: AllocatedCard): Sweep {
  const ratio = BigInt(floatingPercent);
  if (available * hundred < target * (hundred - ratio)) {
    const needed = target - available;
    return needed > inPool ? { at: 'short', needed } : { at: 'fill', amount: needed };
  }
  if (available * hundred > target * (hundred + ratio)) return { at: 'collect', amount: available - target };
  return { at: 'rest' };
}
