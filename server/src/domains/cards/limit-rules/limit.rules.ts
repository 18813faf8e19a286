import type { I18nText } from '@console/contracts';
import type { LimitItem, LimitMode, LimitScope } from '@console/contracts/cards';
import type { Purchase } from '../transactions/purchase.rules';

/** Decline code of a blocked purchase. */
export type Closing = 'MERCHANT_NOT_ALLOWED' | 'MCC_NOT_ALLOWED' | 'COUNTRY_NOT_ALLOWED';

/** Item of a rule that applies to a purchase, with its usage. Amounts in minor units of the card's currency. */
export interface Limit {
  rule: { id: string; name: I18nText; scope: LimitScope; mode: Exclude<LimitMode, 'INACTIVE'>; priority: number };
  itemId: string;
  kind: LimitItem['kind'];
  period: NonNullable<LimitItem['period']> | null;
  action: LimitItem['action'];
  /** Message for a decline; null if the rule has no message. */
  message: I18nText | null;
  maxMinor: bigint | null;
  maxCount: number | null;
  closing: Closing;
  usedMinor: bigint;
  /** Count of purchases, or of consecutive declines. */
  usedCount: number;
  /** Granted one-time exception of this card; null if there is none. */
  liftId: string | null;
  /** True if a request for such an exception is pending. */
  isRequested: boolean;
}

/** Comparison of a limit: an amount, or a number of purchases. */
export interface Compared {
  limit: Limit;
  measure: 'AMOUNT' | 'COUNT';
  most: bigint;
  used: bigint;
  attempted: bigint;
}

/** Comparisons of a limit for a purchase of that amount. */
function comparedBy(limit: Limit, billed: bigint): Compared[] {
  if (limit.kind === 'DECLINE_STREAK') return [];
  const amount = { limit, measure: 'AMOUNT' as const, used: limit.usedMinor, attempted: billed };
  const count = { limit, measure: 'COUNT' as const, used: BigInt(limit.usedCount), attempted: 1n };
  return [
    ...(limit.maxMinor === null ? [] : [{ ...amount, most: limit.maxMinor }]),
    ...(limit.maxCount === null ? [] : [{ ...count, most: BigInt(limit.maxCount) }]),
  ];
}

export const exceeds = ({ most, used, attempted }: Pick<Compared, 'most' | 'used' | 'attempted'>): boolean =>
  used + attempted > most;

const isStreak = ({ kind }: Limit): boolean => kind === 'DECLINE_STREAK';

/** Returns whether a purchase hits a limit; a blocked one always does. */
export function isHit(limit: Limit, billed: bigint): boolean {
  if (isStreak(limit)) return limit.maxCount !== null && limit.usedCount >= limit.maxCount;
  return limit.kind === 'BLOCK' || comparedBy(limit, billed).some(exceeds);
}

/** Returns whether a purchase is the first above a limit. Later purchases cause no further notification. */
const crosses = (limit: Limit, billed: bigint): boolean =>
  limit.kind === 'BLOCK' || comparedBy(limit, billed).some((one) => one.used <= one.most && exceeds(one));

/** Returns whether a limit declines purchases; in an active rule all actions do except an alert. */
const declines = ({ rule, action }: Limit): boolean => rule.mode === 'ACTIVE' && action !== 'ALERT';

/** Returns whether a limit declines purchases of a card without an exception. */
const decides = (limit: Limit): boolean => declines(limit) && limit.liftId === null;

/** Deciding rule that blocks the purchase, by lowest priority number. */
export const blockOf = (limits: readonly Limit[]): Limit | null =>
  sorted(limits.filter((limit) => limit.kind === 'BLOCK' && decides(limit)))[0] ?? null;

/** Deciding rule whose maximum number of consecutive declines is reached. */
export const streakOf = (limits: readonly Limit[]): Limit | null =>
  sorted(limits.filter((limit) => isStreak(limit) && decides(limit) && isHit(limit, 0n)))[0] ?? null;

/** Strictest comparison of the deciding limits: exceeded limits first, then the limit with the smallest remainder. */
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

/** Side effects of a decision on rules and card. */
export interface Consequences<L extends Limit = Limit> {
  /** Limits that the purchase exceeds. */
  hits: L[];
  /** Limits that cause a notification. */
  alerts: L[];
  /** Limit that freezes the card, or null. */
  freeze: L | null;
  /** Limits for which a one-time exception is requested. */
  reviews: L[];
  /** One-time exceptions that were used. */
  liftIds: string[];
}

/** Consequences of an approval: hits without a decline, alerts and used exceptions. */
export function afterApproval<L extends Limit>(limits: readonly L[], billed: bigint): Consequences<L> {
  const hits = limits.filter((limit) => !declines(limit) && isHit(limit, billed));
  return {
    hits,
    alerts: hits.filter((limit) => limit.rule.mode === 'ACTIVE' && crosses(limit, billed)),
    freeze: null,
    reviews: [],
    liftIds: limits.flatMap((limit) => (declines(limit) && isHit(limit, billed) ? (limit.liftId ?? []) : [])),
  };
}

/** Consequences of a decline: its rule, if any, and streaks that reach their maximum with it. */
export function afterDecline<L extends Limit>(limits: readonly L[], itemId: string | undefined): Consequences<L> {
  const decisive = limits.filter((limit) => limit.itemId === itemId);
  const full = limits.filter(
    (limit) =>
      isStreak(limit) &&
      limit.rule.mode === 'ACTIVE' &&
      limit.action !== 'DECLINE' &&
      limit.itemId !== itemId &&
      limit.usedCount + 1 === limit.maxCount,
  );
  const hits = [...decisive, ...full];
  return {
    hits,
    alerts: full.filter(({ action }) => action === 'ALERT'),
    freeze: hits.find(({ action }) => action === 'FREEZE_CARD') ?? null,
    reviews: hits.filter(({ action, isRequested }) => action === 'REQUIRE_REVIEW' && !isRequested),
    liftIds: [],
  };
}

/** Returns whether a purchase causes an alert of an active rule. */
export const setsOffAlert = (hits: readonly Limit[]): boolean =>
  hits.some(({ rule, action }) => rule.mode === 'ACTIVE' && action === 'ALERT');

const openPhases: Purchase['phase'][] = ['AUTHORIZED', 'PARTIALLY_CLEARED', 'PARTIALLY_REVERSED'];

/** Usage of a purchase: its open or captured amount, whichever is higher. */
export function countedOf({ phase, authorized, reversed, cleared }: Purchase): { minor: bigint; count: number } {
  if (authorized === 0n || phase === 'DECLINED') return { minor: 0n, count: 0 };
  const open = openPhases.includes(phase) ? authorized - reversed : 0n;
  const isGone = phase === 'REVERSED' || phase === 'EXPIRED';
  return { minor: open > cleared ? open : cleared, count: isGone ? 0 : 1 };
}
