import { type FieldIssue, fromMinor, toMinor } from '@console/contracts';
import { type IssuableBin, type RuleTerms, type ShareCardDraft, checkCardDraft } from '@console/contracts/cards';
import { limitsMaxOf } from '../pools/pool.rules';

/** The pool that new cards are to spend from, as it is now. Amounts in minor units. */
export interface PoolFacts {
  isActive: boolean;
  merchantStatus: string;
  currency: string;
  deposit: bigint;
  /** Of a wallet: the most that one of its cards may have. */
  cardLimit: bigint | null;
  /** Of a wallet: who may hold its cards; empty where that is any cardholder of the merchant. */
  holderIds: string[];
  /** Of a group: its BIN. */
  binId: string | null;
  rule: RuleTerms;
  /** Its cards that are not cancelled, and the sum of their limits. */
  cards: number;
  limits: bigint;
}

export interface ShareCardFacts {
  pool: PoolFacts;
  bin: IssuableBin;
  mayIssue: boolean;
  /** Null where none was chosen. */
  holds: boolean | null;
  today: string;
}

const issue = (field: string, code: string, params: Record<string, string> = {}): FieldIssue => ({
  field,
  code,
  params,
});

/** A limit that no card of the pool may have, because the pool never had so much; null where it is fine. */
export function aboveDeposit({ limit }: Pick<ShareCardDraft, 'limit'>, pool: PoolFacts): FieldIssue | null {
  const { currency } = pool;
  const minor = limit.currency === currency ? toMinor(limit.amount, currency) : null;
  const max = pool.cardLimit !== null && pool.cardLimit < pool.deposit ? pool.cardLimit : pool.deposit;
  return minor !== null && minor > max
    ? issue('limit', 'MAX_AMOUNT', { max: fromMinor(max, currency), currency })
    : null;
}

/** Everything else that keeps the cards from being made, each next to its field. */
export function checkShareCards(draft: ShareCardDraft, facts: ShareCardFacts): FieldIssue[] {
  const { pool, bin, mayIssue, holds, today } = facts;
  const { rule } = pool;
  const isOfPool =
    bin.currency === pool.currency && (pool.binId === null || rule.type === 'EXTENDED_SHARE' || pool.binId === bin.id);
  const room = Math.max(0, rule.maxCards - pool.cards);
  return [
    ...(pool.isActive ? [] : [issue('poolId', 'POOL_NOT_ACTIVE')]),
    ...(pool.merchantStatus === 'ACTIVE' ? [] : [issue('poolId', 'MERCHANT_NOT_ACTIVE')]),
    ...(isOfPool ? [] : [issue('binId', 'BIN_OF_GROUP')]),
    ...(mayIssue ? [] : [issue('binId', 'BIN_NOT_ISSUABLE')]),
    ...(holds === false ? [issue('cardholderId', 'HOLDER_NOT_USABLE')] : []),
    ...(isOfWallet(draft, pool) ? [] : [issue('cardholderId', 'HOLDER_OF_WALLET')]),
    ...(draft.count <= room ? [] : [issue('count', 'POOL_FULL', { max: String(room) })]),
    ...checkAllowance(draft, pool),
    ...checkOwn(draft, bin, today),
  ];
}

/** Where a wallet names its cardholders, nobody else holds its cards. */
const isOfWallet = ({ cardholderId }: ShareCardDraft, { holderIds }: PoolFacts): boolean =>
  cardholderId === undefined || holderIds.length === 0 || holderIds.includes(cardholderId);

/** Cards of a classic group may have limits that together go beyond the deposit, by as much as its rule says. */
function checkAllowance(
  { limit, count }: ShareCardDraft,
  { rule, currency, deposit, limits }: PoolFacts,
): FieldIssue[] {
  if (rule.type !== 'CLASSIC_SHARE') return [];
  const minor = toMinor(limit.amount, currency);
  const max = limitsMaxOf(deposit, rule.floatingPercent);
  if (minor === null || limits + minor * BigInt(count) <= max) return [];
  return [issue('limit', 'LIMITS_EXCEED', { max: fromMinor(max, currency), currency })];
}

/** The rules of every card; a shared one has no deposit, so the least one stands for it. */
const checkOwn = (draft: ShareCardDraft, bin: IssuableBin, today: string): FieldIssue[] =>
  checkCardDraft({ ...draft, deposit: bin.minDeposit, merchantId: '', accountId: '' }, bin, today);
