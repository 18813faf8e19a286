import { type Currency, type FieldIssue, fromMinor, toMinor } from '@console/contracts';
import { type WalletAccess, type WalletRole, walletRoles } from '@console/contracts/wallets';

/** Access of a wallet user, as stored. */
export interface Access {
  role: WalletRole;
  visibleCards: WalletAccess['visibleCards'];
  cardIds: string[];
  limit: { minor: bigint; period: string } | null;
}

/** Default access: views all cards. */
export const firstAccess: Access = { role: 'VIEWER', visibleCards: 'ALL', cardIds: [], limit: null };

type Request = { [Key in keyof WalletAccess]?: WalletAccess[Key] | undefined };

const issue = (field: keyof WalletAccess, code: string, params: Record<string, string> = {}): FieldIssue => ({
  field,
  code,
  params,
});

interface Giving {
  before: Access;
  currency: Currency;
  /** Chosen cards that belong to the wallet and that the giver can see. */
  known: ReadonlySet<string>;
  /** Access of the giver if that is a wallet user; otherwise null. */
  giver: Access | null;
}

/**
 * Merges a request into the previous access and returns its issues. A wallet user cannot grant more than they have: no
 * higher role, no other cards and no higher limit.
 */
export function accessOf(
  input: Request,
  { before, currency, known, giver }: Giving,
): { access: Access; issues: FieldIssue[] } {
  const role = input.role ?? before.role;
  const visibleCards = input.visibleCards ?? before.visibleCards;
  const cardIds = visibleCards === 'ALL' ? [] : [...new Set(input.cardIds ?? before.cardIds)];
  const minor = input.limit ? minorIn(input.limit, currency) : null;
  const period = input.limitPeriod ?? before.limit?.period ?? null;
  const stored = role === 'VIEWER' ? null : before.limit;
  const wanted = minor !== null && period !== null ? { minor, period } : null;
  const limit = input.limit === undefined ? stored : wanted;
  const issues = [
    ...(visibleCards === 'SELECTED' && cardIds.length === 0 ? [issue('cardIds', 'REQUIRED')] : []),
    ...(cardIds.every((id) => known.has(id)) ? [] : [issue('cardIds', 'CARD_OF_WALLET')]),
    ...(visibleCards === 'ALL' && giver?.visibleCards === 'SELECTED' ? [issue('visibleCards', 'CARDS_OF_OWN')] : []),
    ...(giver && rankOf(role) > rankOf(giver.role) ? [issue('role', 'ROLE_OF_OWN')] : []),
    ...(input.limit && minor === null ? [issue('limit', 'AMOUNT', { currency })] : []),
    ...(input.limit && period === null ? [issue('limitPeriod', 'REQUIRED')] : []),
    ...(input.limit && role === 'VIEWER' ? [issue('limit', 'VIEWER_SPENDS_NOTHING')] : []),
    ...(role === 'VIEWER' ? [] : checkOwnLimit(limit, { giver, currency })),
  ];
  return { access: { role, visibleCards, cardIds, limit }, issues };
}

/** Issues of a limit that is less strict than that of the giver. */
export const checkOwnLimit = (
  limit: Access['limit'],
  { giver, currency }: Pick<Giving, 'giver' | 'currency'>,
): FieldIssue[] =>
  giver?.limit && !isNoLooser(limit, giver.limit)
    ? [issue('limit', 'LIMIT_OF_OWN', { amount: fromMinor(giver.limit.minor, currency), currency })]
    : [];

const rankOf = (role: WalletRole): number => walletRoles.indexOf(role);

type Limit = NonNullable<Access['limit']>;

/** Periods that consist of shorter ones, so that spending in them is at least as high as in each shorter period. */
const longer: Record<string, readonly string[]> = {
  PER_TXN: ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR', 'LIFETIME'],
  DAY: ['WEEK', 'MONTH', 'QUARTER', 'YEAR', 'LIFETIME'],
  WEEK: ['LIFETIME'],
  MONTH: ['QUARTER', 'YEAR', 'LIFETIME'],
  QUARTER: ['YEAR', 'LIFETIME'],
  YEAR: ['LIFETIME'],
};

/** Returns whether a limit is at least as strict as another one. */
const isNoLooser = (limit: Limit | null, than: Limit): boolean =>
  limit !== null &&
  limit.minor <= than.minor &&
  (limit.period === than.period || (longer[than.period]?.includes(limit.period) ?? false));

/** First field that extends the access, or null. */
export function grownFieldOf(before: Access, after: Access): keyof WalletAccess | null {
  if (rankOf(after.role) > rankOf(before.role)) return 'role';
  if (before.visibleCards === 'SELECTED' && after.visibleCards === 'ALL') return 'visibleCards';
  if (before.visibleCards === 'SELECTED' && after.cardIds.some((id) => !before.cardIds.includes(id))) return 'cardIds';
  // A viewer cannot spend, so the limit does not matter.
  if (after.role === 'VIEWER' || before.limit === null) return null;
  return isNoLooser(after.limit, before.limit) ? null : 'limit';
}

/** Positive amount in minor units of the currency, or null. */
function minorIn(money: { amount: string; currency: string }, currency: Currency): bigint | null {
  const minor = money.currency === currency ? toMinor(money.amount, currency) : null;
  return minor !== null && minor > 0n ? minor : null;
}

/** Access as an audit log value. */
export const accessLine = ({ role, visibleCards, cardIds, limit }: Access, currency: Currency) => ({
  role,
  visibleCards,
  cards: cardIds.length,
  limit: limit && { amount: fromMinor(limit.minor, currency), currency, period: limit.period },
});
