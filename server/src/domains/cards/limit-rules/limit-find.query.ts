import type { Currency, I18nText } from '@console/contracts';
import type { Db } from '../../../platform/context';
import type { Closing, Limit } from './limit.rules';
import {
  isAtShop,
  isForCard,
  type Matched,
  type MatchedShop,
  maxima,
  type Moment,
  subjectOf,
} from './limit-match.query';
import { streakOf } from './limit-streak.query';
import { bool, int, json, nullable, oneOf, pick, type RowOf, text } from '../../../platform/db/column';
import { i18nText } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Card that is used for a purchase. */
export interface Payer extends Omit<Moment, 'now'> {
  id: string;
  companyId: string;
  merchantId: string;
  poolId: string | null;
  isOfWallet: boolean;
  binId: string;
  currency: Currency;
  /** Creation day of the card. */
  cardDay: string;
}

/** Purchase as limits compare it: card acceptor, kind and amount. */
export interface Bought {
  txnKind: 'PURCHASE' | 'WITHDRAWAL' | 'VERIFICATION';
  mcc: string;
  country: string;
  name: string;
  ref: string | null;
  isCrossBorder: boolean;
  isOnline: boolean | null;
  billed: bigint;
}

const matchedBy = (card: Payer): Matched => ({
  cardId: sql`${card.id}::text`,
  poolId: sql`${card.poolId}::text`,
  merchantId: sql`${card.merchantId}::text`,
  isOfWallet: sql`${card.isOfWallet}::boolean`,
  binId: sql`${card.binId}::text`,
  currency: sql`${card.currency}::text`,
  day: sql`${card.today}::date`,
  cardDay: sql`${card.cardDay}::date`,
});

const shopBy = (it: Bought): MatchedShop => ({
  txnKind: sql`${it.txnKind}::text`,
  mcc: sql`${it.mcc}::text`,
  country: sql`${it.country}::text`,
  name: sql`${it.name}::text`,
  ref: sql`${it.ref}::text`,
  isCrossBorder: sql`${it.isCrossBorder}::boolean`,
  isOnline: sql`${it.isOnline}::boolean`,
});

/** Item of a rule that applies to a card, with its counter in the running window. */
const limitRow = {
  ...pick(tables.limit_rule, 'scope', 'priority', 'counted_by', 'version'),
  ...pick(tables.limit_item, 'kind', 'period', 'action', 'mcc_mode', 'country_mode', 'shop_mode', 'region', 'presence'),
  rule_id: text,
  name: i18nText,
  mode: oneOf('SHADOW', 'ACTIVE'),
  item_id: text,
  message: nullable(json<Partial<I18nText>>()),
  max_minor: nullable(text),
  max_count: nullable(int),
  subject_id: text,
  used_minor: nullable(text),
  used_count: nullable(int),
  streak: nullable(int),
  lift_id: nullable(text),
  is_requested: bool,
};

export type LimitRow = RowOf<typeof limitRow>;

/** Limit of a card with the key of its counter. */
export interface CountedLimit extends Limit {
  key: { subjectId: string; version: number };
  countedBy: LimitRow['counted_by'];
  isNarrowed: boolean;
}

interface Look {
  /** Purchase to match; null for all items of the card. */
  bought: Bought | null;
  now: Date;
  lock: SQL;
}

/** Reads all limits in one round trip, with the values that only some kinds of items need. */
export async function findLimitRows(db: Db, card: Payer, { bought, now, lock }: Look): Promise<LimitRow[]> {
  const it = matchedBy(card);
  const { rows } = await db.execute(
    sql`
      select found.*, u.used_minor::text as used_minor, u.used_count from (
        select r.id as rule_id, r.name, r.scope, r.mode, r.priority, r.counted_by, r.version, i.id as item_id, i.kind,
          i.period, i.action, i.message, i.mcc_mode, i.country_mode, i.shop_mode, i.region, i.presence, ${maxima},
          ${subjectOf(it)} as subject_id,
          case when i.kind = 'DECLINE_STREAK' then ${streakOf(card.id, { ...card, now })} end as streak,
          ${liftColumns(card.id, bought?.billed ?? 0n, now)}
        from limit_rule r join limit_item i on i.rule_id = r.id
        left join limit_override o on o.rule_id = r.id and o.merchant_id = ${card.merchantId} and r.is_overridable
        where r.company_id = ${card.companyId} and r.mode <> 'INACTIVE' and ${isForCard(it)}
          ${bought ? sql`and ${isAtShop(shopBy(bought))}` : sql``} and ${subjectOf(it)} is not null
        order by i.id) as found
      left join lateral (
        select s.used_minor, s.used_count from limit_usage s
        where s.subject_id = found.subject_id and s.item_id = found.item_id and s.version = found.version
          and s.window_day = limit_window(found.period, ${card.today}::date) ${lock}) as u on true`,
    limitRow,
  );
  return rows;
}

/** Columns for the card's one-time exception to an item `i`, and whether one is requested. The card is locked. */
const liftColumns = (cardId: string, billed: bigint, now: Date): SQL => sql`
  case when i.action = 'REQUIRE_REVIEW' then (select l.id from limit_lift l
    where l.card_id = ${cardId} and l.item_id = i.id and l.state = 'GRANTED' and l.until > ${now.toISOString()}::timestamptz
      and (l.most_minor is null or l.most_minor >= ${String(billed)}::bigint) order by l.until, l.id limit 1) end as lift_id,
  i.action = 'REQUIRE_REVIEW' and exists (select from limit_lift l
    where l.card_id = ${cardId} and l.item_id = i.id and l.state = 'ASKED') as is_requested`;

/** Decline code of a blocked card acceptor, by the most specific condition of the item. */
function closingOf({ shop_mode, mcc_mode, country_mode, region }: LimitRow): Closing {
  if (shop_mode !== 'ANY') return 'MERCHANT_NOT_ALLOWED';
  if (mcc_mode !== 'ANY') return 'MCC_NOT_ALLOWED';
  return country_mode !== 'ANY' || region !== 'ANY' ? 'COUNTRY_NOT_ALLOWED' : 'MERCHANT_NOT_ALLOWED';
}

/** Message of an item. If one language is missing, the other language is used. */
function messageOf(message: Partial<I18nText> | null): I18nText | null {
  const any = message?.en_US ?? message?.zh_CN;
  return any === undefined ? null : { en_US: message?.en_US ?? any, zh_CN: message?.zh_CN ?? any };
}

export const toLimit = (row: LimitRow): CountedLimit => ({
  rule: { id: row.rule_id, name: row.name, scope: row.scope, mode: row.mode, priority: row.priority },
  itemId: row.item_id,
  kind: row.kind,
  period: row.period,
  action: row.action,
  message: messageOf(row.message),
  maxMinor: row.max_minor === null ? null : BigInt(row.max_minor),
  maxCount: row.max_count,
  closing: closingOf(row),
  isNarrowed: [row.mcc_mode, row.country_mode, row.shop_mode, row.region, row.presence].some((mode) => mode !== 'ANY'),
  usedMinor: BigInt(row.used_minor ?? 0),
  usedCount: row.streak ?? row.used_count ?? 0,
  liftId: row.lift_id,
  isRequested: row.is_requested,
  countedBy: row.counted_by,
  key: { subjectId: row.subject_id, version: row.version },
});
