import { type Currency, type FieldIssue, fromMinor, toMinor } from '@console/contracts';
import { type WalletAccess, type WalletRole, walletRoles } from '@console/contracts/wallets';

/** What somebody may do in a wallet, as it is kept. */
export interface Access {
  role: WalletRole;
  visibleCards: WalletAccess['visibleCards'];
  cardIds: string[];
  limit: { minor: bigint; period: string } | null;
}

/** What a new user may do where nothing was said: look at every card. */
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
  /** Of the chosen cards, those that are of the wallet and that the giver sees. */
  known: ReadonlySet<string>;
  /** What the giver may do, where they themselves only use the wallet. */
  giver: Access | null;
}

/**
 * What was asked for over what was there, and what is wrong with it. Whoever only uses the wallet gives nobody more than
 * they have: no higher role, no other card, and no more to spend.
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

/** Whoever has a limit lets no other person or card spend more than that. */
export const checkOwnLimit = (
  limit: Access['limit'],
  { giver, currency }: Pick<Giving, 'giver' | 'currency'>,
): FieldIssue[] =>
  giver?.limit && !isNoLooser(limit, giver.limit)
    ? [issue('limit', 'LIMIT_OF_OWN', { amount: fromMinor(giver.limit.minor, currency), currency })]
    : [];

const rankOf = (role: WalletRole): number => walletRoles.indexOf(role);

type Limit = NonNullable<Access['limit']>;

/** Periods that hold whole ones of another: what is spent in a longer one is no less than in any of those. */
const longer: Record<string, readonly string[]> = {
  PER_TXN: ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR', 'LIFETIME'],
  DAY: ['WEEK', 'MONTH', 'QUARTER', 'YEAR', 'LIFETIME'],
  WEEK: ['LIFETIME'],
  MONTH: ['QUARTER', 'YEAR', 'LIFETIME'],
  QUARTER: ['YEAR', 'LIFETIME'],
  YEAR: ['LIFETIME'],
};

/** Whether whoever keeps to a limit keeps to the other as well. */
const isNoLooser = (limit: Limit | null, than: Limit): boolean =>
  limit !== null &&
  limit.minor <= than.minor &&
  (limit.period === than.period || (longer[than.period]?.includes(limit.period) ?? false));

/** First field by which a member may do more than before; null where none lets them. */
export function grownFieldOf(before: Access, after: Access): keyof WalletAccess | null {
  if (rankOf(after.role) > rankOf(before.role)) return 'role';
  if (before.visibleCards === 'SELECTED' && after.visibleCards === 'ALL') return 'visibleCards';
  if (before.visibleCards === 'SELECTED' && after.cardIds.some((id) => !before.cardIds.includes(id))) return 'cardIds';
  // A viewer spends nothing, with or without a limit.
  if (after.role === 'VIEWER' || before.limit === null) return null;
  return isNoLooser(after.limit, before.limit) ? null : 'limit';
}

/** Minor units above nothing in the currency, or null. */
function minorIn(money: { amount: string; currency: string }, currency: Currency): bigint | null {
  const minor = money.currency === currency ? toMinor(money.amount, currency) : null;
  return minor !== null && minor > 0n ? minor : null;
}

/** For the audit log. */
export const accessLine = ({ role, visibleCards, cardIds, limit }: Access, currency: Currency) => ({
  role,
  visibleCards,
  cards: cardIds.length,
  limit: limit && { amount: fromMinor(limit.minor, currency), currency, period: limit.period },
});
