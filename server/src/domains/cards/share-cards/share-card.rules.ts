import type { FieldIssue } from '@console/contracts';
import { type IssuableBin, type ShareCardDraft, checkCardDraft } from '@console/contracts/cards';
import { type Allowance, checkLimitsOfPool } from '../pools/allowance.rules';

/** Current pool of new cards. Amounts in minor units. */
export interface PoolFacts extends Allowance {
  isActive: boolean;
  /** Permitted cardholders of a wallet; empty if any cardholder of the merchant is permitted. */
  holderIds: string[];
  /** BIN of a group; null for a wallet. */
  binId: string | null;
  /** Number of cards that are not cancelled. */
  cards: number;
}

export interface ShareCardFacts {
  pool: PoolFacts;
  bin: IssuableBin;
  mayIssue: boolean;
  /** True if the chosen cardholder can be used; null without a choice. */
  holds: boolean | null;
  today: string;
}

const issue = (field: string, code: string, params: Record<string, string> = {}): FieldIssue => ({
  field,
  code,
  params,
});

/** Issues of a draft next to their fields, without limits above the deposit. */
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

/** A wallet with named cardholders permits no others. */
const isOfWallet = ({ cardholderId }: ShareCardDraft, { holderIds }: PoolFacts): boolean =>
  cardholderId === undefined || holderIds.length === 0 || holderIds.includes(cardholderId);

/** Rules of all cards. A shared card has no deposit, so the minimum deposit is used for the check. */
const checkOwn = (draft: ShareCardDraft, bin: IssuableBin, today: string): FieldIssue[] =>
  checkCardDraft({ ...draft, deposit: bin.minDeposit, merchantId: '', accountId: '' }, bin, today);
