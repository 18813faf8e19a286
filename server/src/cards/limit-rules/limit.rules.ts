import type { LimitItem, LimitMode, LimitScope } from '@console/contracts/cards';
import type { I18nText } from '@console/contracts';
import type { Purchase } from '../transactions/purchase.rules';

/** An item of a rule that is about a purchase, with what was used of it. Amounts in minor units of the card's currency. */
export interface Limit {
  rule: { id: string; name: I18nText; scope: LimitScope; mode: Exclude<LimitMode, 'INACTIVE'>; priority: number };
  itemId: string;
  kind: LimitItem['kind'];
  period: LimitItem['period'] | null;
  action: LimitItem['action'];
  maxMinor: bigint | null;
  maxCount: number | null;
  /** True where it is a matter of what the shop sells, not only of where it is. */
  isAboutMcc: boolean;
  usedMinor: bigint;
  usedCount: number;
}

/** What a limit that decides compares: an amount, or a number of purchases. */
export interface Compared {
  limit: Limit;
  measure: 'AMOUNT' | 'COUNT';
  most: bigint;
  used: bigint;
  attempted: bigint;
}

/** Every comparison that a limit makes for a purchase of that amount. */
const comparedBy = (limit: Limit, billed: bigint): Compared[] => [
  ...(limit.maxMinor === null
    ? []
    : [{ limit, measure: 'AMOUNT' as const, most: limit.maxMinor, used: limit.usedMinor, attempted: billed }]),
  ...(limit.maxCount === null
    ? []
    : [
        {
          limit,
          measure: 'COUNT' as const,
          most: BigInt(limit.maxCount),
          used: BigInt(limit.usedCount),
          attempted: 1n,
        },
      ]),
];

export const exceeds = ({ most, used, attempted }: Pick<Compared, 'most' | 'used' | 'attempted'>): boolean =>
  used + attempted > most;

/** Whether an item has something against a purchase; what is blocked always has. */
export const isHit = (limit: Limit, billed: bigint): boolean =>
  limit.kind === 'BLOCK' || comparedBy(limit, billed).some(exceeds);

const decides = ({ rule, action }: Limit): boolean => rule.mode === 'ACTIVE' && action === 'DECLINE';

/** The rule that closes a shop to the card, the one of the lowest priority number first. */
export const blockOf = (limits: readonly Limit[]): Limit | null =>
  sorted(limits.filter((limit) => limit.kind === 'BLOCK' && decides(limit)))[0] ?? null;

/** The strictest comparison of those that decide: what is exceeded first, then what leaves the least room. */
export function strictestOf(limits: readonly Limit[], billed: bigint): Compared | null {
  const compared = sorted(limits.filter(decides)).flatMap((limit) => comparedBy(limit, billed));
  return compared.reduce<Compared | null>(
    (strictest, one) => (strictest !== null && !isStricter(one, strictest) ? strictest : one),
    null,
  );
}

function isStricter(one: Compared, other: Compared): boolean {
  if (exceeds(one) !== exceeds(other)) return exceeds(one);
  if (one.measure !== other.measure) return false;
  return one.most - one.used < other.most - other.used;
}

const sorted = (limits: Limit[]): Limit[] => limits.sort((one, other) => one.rule.priority - other.rule.priority);

/** Of an approved purchase: what would have been declined if its rule were active, and what somebody is told of. */
export const watchedHits = (limits: readonly Limit[], billed: bigint): Limit[] =>
  limits.filter((limit) => !decides(limit) && isHit(limit, billed));

/** Whether a purchase sets off an alert of a rule that is in force. */
export const setsOffAlert = (hits: readonly Limit[]): boolean =>
  hits.some(({ rule, action }) => rule.mode === 'ACTIVE' && action === 'ALERT');

const openPhases: Purchase['phase'][] = ['AUTHORIZED', 'PARTIALLY_CLEARED', 'PARTIALLY_REVERSED'];

/** What a purchase counts towards limits: what is open or was collected, whichever is more. */
export function countedOf({ phase, authorized, reversed, cleared }: Purchase): { minor: bigint; count: number } {
  if (authorized === 0n || phase === 'DECLINED') return { minor: 0n, count: 0 };
  const open = openPhases.includes(phase) ? authorized - reversed : 0n;
  const isGone = phase === 'REVERSED' || phase === 'EXPIRED';
  return { minor: open > cleared ? open : cleared, count: isGone ? 0 : 1 };
}
