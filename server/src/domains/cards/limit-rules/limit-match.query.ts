import { sql, type SQL } from '../../../platform/db/sql';

/**
 * Values that a rule `r` and an item `i` are compared with: those of a new purchase, or columns of a stored purchase.
 */
export interface Matched {
  cardId: SQL;
  poolId: SQL;
  merchantId: SQL;
  isOfWallet: SQL;
  binId: SQL;
  currency: SQL;
  /** Purchase day and creation day of the card, in the company's time zone. */
  day: SQL;
  cardDay: SQL;
}

/** Card acceptor and kind of a purchase, as items compare them. */
export interface MatchedShop {
  txnKind: SQL;
  mcc: SQL;
  country: SQL;
  name: SQL;
  ref: SQL;
  isCrossBorder: SQL;
  isOnline: SQL;
}

/**
 * Subject for which an item `i` of a rule `r` counts a purchase; null without a pool. Streaks are always counted per
 * card.
 */
export const subjectOf = ({ cardId, poolId, merchantId }: Matched): SQL => sql`
  case when i.kind = 'DECLINE_STREAK' or r.counted_by = 'CARD' then ${cardId}
    when r.counted_by = 'POOL' then ${poolId} else ${merchantId} end`;

/** Condition for an item `i` of a rule `r` that applies to a card on that day, in any mode of the rule. */
export const isForCard = (it: Matched): SQL => sql`
  i.removed_at is null
  and r.scope = case when ${it.isOfWallet} then 'WALLET' else 'CARD' end
  and (r.currency is null or r.currency = ${it.currency})
  and (r.bin_ids is null or ${it.binId} = any(r.bin_ids))
  and (r.merchant_ids is null or ${it.merchantId} = any(r.merchant_ids))
  and (r.from_day is null or r.from_day <= ${it.day}) and (r.to_day is null or r.to_day >= ${it.day})
  and (i.first_days is null or ${it.day} < ${it.cardDay} + i.first_days)`;

/** Condition for an item `i` that applies to a purchase. Values that the channel did not send never match. */
export const isAtShop = (it: MatchedShop): SQL => sql`
  ${it.txnKind} = any(i.txn_kinds)
  and limit_names(i.mcc_mode, i.mccs, ${it.mcc}) and limit_names(i.country_mode, i.countries, ${it.country})
  and limit_shop(i.shop_mode, i.shops, ${it.name}, ${it.ref})
  and (i.region = 'ANY' or (i.region = 'CROSS_BORDER') = ${it.isCrossBorder})
  and (i.presence = 'ANY' or (i.presence = 'ONLINE') = ${it.isOnline})`;

const dayOf = (at: SQL, timezone: SQL): SQL => sql`(${at} at time zone ${timezone})::date`;

/** Values of a stored purchase `t` with its card `c`. */
export const matchedPurchase = (timezone: SQL): Matched => ({
  cardId: sql`c.id`,
  poolId: sql`coalesce(c.share_group_id, c.wallet_id)`,
  merchantId: sql`t.merchant_id`,
  isOfWallet: sql`(c.wallet_id is not null)`,
  binId: sql`c.bin_id`,
  currency: sql`t.currency`,
  day: dayOf(sql`t.at`, timezone),
  cardDay: dayOf(sql`c.created_at`, timezone),
});

/** Card acceptor of a stored purchase `t`. */
export const shopOfPurchase: MatchedShop = {
  txnKind: sql`limit_txn_kind(t.type, t.mcc)`,
  mcc: sql`t.mcc`,
  country: sql`t.shop_country`,
  name: sql`t.shop_name`,
  ref: sql`t.shop_ref`,
  isCrossBorder: sql`t.is_cross_border`,
  isOnline: sql`t.is_online`,
};

/** Maxima of an item `i`, or if they are lower, those of the merchant's override `o`. */
export const maxima: SQL = sql`
  least(i.max_minor, (o.maxima -> i.id ->> 'minor')::bigint)::text as max_minor,
  least(i.max_count, (o.maxima -> i.id ->> 'count')::int) as max_count`;

/** Moment at which a window is evaluated, with its day in the company's time zone. */
export interface Moment {
  now: Date;
  today: string;
  timezone: string;
}

/**
 * Last moment before the running window of an item `i`. A rolling window starts 24 hours ago; one without an end starts
 * with its item.
 */
export const beforeWindow = ({ now, today, timezone }: Moment): SQL => sql`case i.period
  when 'ROLLING_24H' then ${now.toISOString()}::timestamptz - interval '24 hours'
  when 'LIFETIME' then i.created_at - interval '1 microsecond'
  else limit_window(i.period, ${today}::date)::timestamp at time zone ${timezone} - interval '1 microsecond' end`;
