import { sql, type SQL } from 'drizzle-orm';

/** What a rule `r` and an item `i` are held against: values of a purchase that is decided, or columns of one that was. */
export interface Matched {
  cardId: SQL;
  poolId: SQL;
  merchantId: SQL;
  isOfWallet: SQL;
  binId: SQL;
  currency: SQL;
  mcc: SQL;
  country: SQL;
  /** The day of the purchase and the one on which the card was made, by the calendar of the company. */
  day: SQL;
  cardDay: SQL;
}

/** Who a rule `r` counts a purchase for; null where the card has no pool. */
export const subjectOf = ({ cardId, poolId, merchantId }: Matched): SQL =>
  sql`case r.counted_by when 'CARD' then ${cardId} when 'POOL' then ${poolId} else ${merchantId} end`;

/** Whether an item `i` of a rule `r` is about a purchase, whatever the mode of the rule. */
export const isAbout = (it: Matched): SQL => sql`
  i.removed_at is null
  and r.scope = case when ${it.isOfWallet} then 'WALLET' else 'CARD' end
  and (r.currency is null or r.currency = ${it.currency})
  and (r.bin_ids is null or ${it.binId} = any(r.bin_ids))
  and (r.merchant_ids is null or ${it.merchantId} = any(r.merchant_ids))
  and (r.from_day is null or r.from_day <= ${it.day}) and (r.to_day is null or r.to_day >= ${it.day})
  and limit_names(i.mcc_mode, i.mccs, ${it.mcc}) and limit_names(i.country_mode, i.countries, ${it.country})
  and (i.first_days is null or ${it.day} < ${it.cardDay} + i.first_days)`;

/** Maxima of an item `i` with those of the merchant `o`, where they are stricter. */
export const maxima: SQL = sql`
  least(i.max_minor, (o.maxima -> i.id ->> 'minor')::bigint)::text as max_minor,
  least(i.max_count, (o.maxima -> i.id ->> 'count')::int) as max_count`;
