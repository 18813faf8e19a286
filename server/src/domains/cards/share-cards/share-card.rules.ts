import type { FieldIssue } from '@console/contracts';
import { type IssuableBin, type ShareCardDraft, checkCardDraft } from '@console/contracts/cards';
import { type Allowance, checkLimitsOfPool } from '../pools/allowance.rules';

/** The pool that new cards are to spend from, as it is now. Amounts in minor units. */
export interface PoolFacts extends Allowance {
  isActive: boolean;
  /** Of a wallet: who may hold its cards; empty where that is any cardholder of the merchant. */
  holderIds: string[];
  /** Of a group: its BIN. */
  binId: string | null;
  /** Its cards that are not cancelled. */
  cards: number;
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

/** Everything that keeps the cards from being made, limits beyond the deposit excepted, each next to its field. */
export function checkShareCards(draft: ShareCardDraft, facts: ShareCardFacts): FieldIssue[] {
  const { pool, bin, mayIssue, holds, today } = facts;
  const { rule } = pool;
  const isOfPool =
    bin.currency === pool.currency && (pool.binId === null || rule.type === 'EXTENDED_SHARE' || pool.binId === bin.id);
  const room = Math.max(0, rule.maxCards - pool.cards);
  return [
    ...(pool.isActive ? [] : [issue('poolId', 'POOL_NOT_ACTIVE')]),
    ...(isOfPool ? [] : [issue('binId', 'BIN_OF_GROUP')]),
    ...(mayIssue ? [] : [issue('binId', 'BIN_NOT_ISSUABLE')]),
    ...(holds === false ? [issue('cardholderId', 'HOLDER_NOT_USABLE')] : []),
    ...(isOfWallet(draft, pool) ? [] : [issue('cardholderId', 'HOLDER_OF_WALLET')]),
    ...(draft.count <= room ? [] : [issue('count', 'POOL_FULL', { max: String(room) })]),
    ...checkLimitsOfPool({ limit: draft.limit, count: draft.count, before: null }, pool),
    ...checkOwn(draft, bin, today),
  ];
}

/** Where a wallet names its cardholders, nobody else holds its cards. */
const isOfWallet = ({ cardholderId }: ShareCardDraft, { holderIds }: PoolFacts): boolean =>
  cardholderId === undefined || holderIds.length === 0 || holderIds.includes(cardholderId);

/** The rules of every card; a shared one has no deposit, so the least one stands for it. */
const checkOwn = (draft: ShareCardDraft, bin: IssuableBin, today: string): FieldIssue[] =>
  checkCardDraft({ ...draft, deposit: bin.minDeposit, merchantId: '', accountId: '' }, bin, today);
