import { type Currency, type FieldIssue, fromMinor, toMinor } from '@console/contracts';
import type { WalletAccess, WalletRole } from '@console/contracts/wallets';
import type { Seat } from '../../context';

/** What somebody may do in a wallet, as it is kept. */
export interface Access {
  role: WalletRole;
  visibleCards: WalletAccess['visibleCards'];
  cardIds: string[];
  limit: { minor: bigint; period: string } | null;
}

/** What a new user may do where nothing was said: look at every card. */
export const firstAccess: Access = { role: 'VIEWER', visibleCards: 'ALL', cardIds: [], limit: null };

type Asked = { [Key in keyof WalletAccess]?: WalletAccess[Key] | undefined };

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
  /** Of the giver, where they themselves only use wallets. */
  seat: Pick<Seat, 'cardIds'> | null;
}

/** What was asked for over what was there, and what is wrong with it. Nobody gives more cards than they see. */
export function accessOf(
  asked: Asked,
  { before, currency, known, seat }: Giving,
): { access: Access; issues: FieldIssue[] } {
  const role = asked.role ?? before.role;
  const visibleCards = asked.visibleCards ?? before.visibleCards;
  const cardIds = visibleCards === 'ALL' ? [] : [...new Set(asked.cardIds ?? before.cardIds)];
  const minor = asked.limit ? minorIn(asked.limit, currency) : null;
  const period = asked.limitPeriod ?? before.limit?.period ?? null;
  const kept = role === 'VIEWER' ? null : before.limit;
  const wanted = minor !== null && period !== null ? { minor, period } : null;
  const limit = asked.limit === undefined ? kept : wanted;
  const issues = [
    ...(visibleCards === 'SELECTED' && cardIds.length === 0 ? [issue('cardIds', 'REQUIRED')] : []),
    ...(cardIds.every((id) => known.has(id)) ? [] : [issue('cardIds', 'CARD_OF_WALLET')]),
    ...(visibleCards === 'ALL' && seat?.cardIds ? [issue('visibleCards', 'CARDS_OF_OWN')] : []),
    ...(asked.limit && minor === null ? [issue('limit', 'AMOUNT', { currency })] : []),
    ...(asked.limit && period === null ? [issue('limitPeriod', 'REQUIRED')] : []),
    ...(asked.limit && role === 'VIEWER' ? [issue('limit', 'VIEWER_SPENDS_NOTHING')] : []),
  ];
  return { access: { role, visibleCards, cardIds, limit }, issues };
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
