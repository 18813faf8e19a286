import type { I18nText } from '@console/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../context';
import type { Limit } from './limit.rules';
import { isAbout, type Matched, maxima, subjectOf } from './limit-match.repo';

/** A card that somebody wants to pay with. */
export interface Payer {
  id: string;
  companyId: string;
  merchantId: string;
  poolId: string | null;
  isOfWallet: boolean;
  binId: string;
  currency: string;
  /** The day on which it was made, and that of the purchase. */
  cardDay: string;
  today: string;
  timezone: string;
}

interface Shop {
  mcc: string;
  country: string;
}

/** Without a shop: whatever shop an item is about. */
const matchedBy = (card: Payer, shop: Shop | null): Matched => ({
  cardId: sql`${card.id}::text`,
  poolId: sql`${card.poolId}::text`,
  merchantId: sql`${card.merchantId}::text`,
  isOfWallet: sql`${card.isOfWallet}::boolean`,
  binId: sql`${card.binId}::text`,
  currency: sql`${card.currency}::text`,
  mcc: shop ? sql`${shop.mcc}::text` : sql`case i.mcc_mode when 'ONLY' then i.mccs[1] else '' end`,
  country: shop ? sql`${shop.country}::text` : sql`case i.country_mode when 'ONLY' then i.countries[1] else '' end`,
  day: sql`${card.today}::date`,
  cardDay: sql`${card.cardDay}::date`,
});

interface LimitRow extends Record<string, unknown> {
  rule_id: string;
  name: I18nText;
  scope: Limit['rule']['scope'];
  mode: Limit['rule']['mode'];
  priority: number;
  counted_by: 'CARD' | 'POOL' | 'MERCHANT';
  version: number;
  item_id: string;
  kind: Limit['kind'];
  period: Limit['period'];
  action: Limit['action'];
  mcc_mode: string;
  country_mode: string;
  max_minor: string | null;
  max_count: number | null;
  subject_id: string;
  used_minor: string | null;
  used_count: number | null;
}

/** A limit of a card, with the key of its sum. */
export interface CountedLimit extends Limit {
  key: { subjectId: string; version: number };
  countedBy: LimitRow['counted_by'];
  isNarrowed: boolean;
}

/**
 * Limits that are about a purchase. Their sums are locked in the order of their items, before any account of the
 * ledger, so that two purchases at once never use the same room. A first purchase of a window begins its sum.
 */
export async function holdLimits(
  db: Db,
  card: Payer,
  { shop, now }: { shop: Shop; now: Date },
): Promise<CountedLimit[]> {
  const rows = await readRows(db, card, { shop, lock: sql`for update` });
  const missing = rows.filter(({ period, used_minor }) => isSummed(period) && used_minor === null);
  if (missing.length === 0) return rows.map(toLimit);
  for (const row of missing) await beginSum(db, card, { row, now });
  return (await readRows(db, card, { shop, lock: sql`for update` })).map(toLimit);
}

/** Limits of a card at any shop, as they are now; nothing is locked and nothing written. */
export async function findLimits(db: Db, card: Payer): Promise<CountedLimit[]> {
  const rows = await readRows(db, card, { shop: null, lock: sql`` });
  const found: CountedLimit[] = [];
  for (const row of rows)
    found.push(
      toLimit(isSummed(row.period) && row.used_minor === null ? { ...row, ...(await sumOf(db, card, row)) } : row),
    );
  return found;
}

const isSummed = (period: Limit['period']): boolean => period !== null && period !== 'PER_TXN';

async function readRows(db: Db, card: Payer, { shop, lock }: { shop: Shop | null; lock: SQL }): Promise<LimitRow[]> {
  const it = matchedBy(card, shop);
  const { rows } = await db.execute<LimitRow>(sql`
    select found.*, u.used_minor::text as used_minor, u.used_count from (
      select r.id as rule_id, r.name, r.scope, r.mode, r.priority, r.counted_by, r.version, i.id as item_id, i.kind,
        i.period, i.action, i.mcc_mode, i.country_mode, ${maxima}, ${subjectOf(it)} as subject_id
      from limit_rule r join limit_item i on i.rule_id = r.id
      left join limit_override o on o.rule_id = r.id and o.merchant_id = ${card.merchantId} and r.is_overridable
      where r.company_id = ${card.companyId} and r.mode <> 'INACTIVE' and ${isAbout(it)}
        and ${subjectOf(it)} is not null
      order by i.id) as found
    left join lateral (
      select s.used_minor, s.used_count from limit_usage s
      where s.subject_id = found.subject_id and s.item_id = found.item_id and s.version = found.version
        and s.window_day = limit_window(found.period, ${card.today}::date) ${lock}) as u on true`);
  return rows;
}

const toLimit = (row: LimitRow): CountedLimit => ({
  rule: { id: row.rule_id, name: row.name, scope: row.scope, mode: row.mode, priority: row.priority },
  itemId: row.item_id,
  kind: row.kind,
  period: row.period,
  action: row.action,
  maxMinor: row.max_minor === null ? null : BigInt(row.max_minor),
  maxCount: row.max_count,
  isAboutMcc: row.mcc_mode !== 'ANY' || row.country_mode === 'ANY',
  isNarrowed: row.mcc_mode !== 'ANY' || row.country_mode !== 'ANY',
  usedMinor: BigInt(row.used_minor ?? 0),
  usedCount: row.used_count ?? 0,
  countedBy: row.counted_by,
  key: { subjectId: row.subject_id, version: row.version },
});

/** Whose purchases a rule adds up. */
const ofSubject = ({ counted_by, subject_id }: LimitRow): SQL => {
  if (counted_by === 'CARD') return sql`t.card_id = ${subject_id}`;
  return counted_by === 'POOL'
    ? sql`t.card_id in (select p.id from card p where p.share_group_id = ${subject_id} or p.wallet_id = ${subject_id})`
    : sql`t.merchant_id = ${subject_id}`;
};

const dayOf = (at: SQL, timezone: SQL): SQL => sql`(${at} at time zone ${timezone})::date`;

/** A purchase `t` of a card `c` as it was when it was made. */
const matchedPurchase = (timezone: SQL): Matched => ({
  cardId: sql`c.id`,
  poolId: sql`coalesce(c.share_group_id, c.wallet_id)`,
  merchantId: sql`t.merchant_id`,
  isOfWallet: sql`(c.wallet_id is not null)`,
  binId: sql`c.bin_id`,
  currency: sql`t.currency`,
  mcc: sql`t.mcc`,
  country: sql`t.shop_country`,
  day: dayOf(sql`t.at`, timezone),
  cardDay: dayOf(sql`c.created_at`, timezone),
});

/** What the purchases of the running window add up to; a window without an end begins with its item. */
const purchasesOf = (card: Payer, row: LimitRow): SQL => sql`
  select coalesce(sum(case when t.phase in ('AUTHORIZED', 'PARTIALLY_CLEARED', 'PARTIALLY_REVERSED')
      then greatest(t.authorized_minor - t.reversed_minor, t.cleared_minor) else t.cleared_minor end), 0) as used_minor,
    count(*) filter (where t.phase not in ('REVERSED', 'EXPIRED')) as used_count
  from limit_item i join limit_rule r on r.id = i.rule_id, card_transaction t join card c on c.id = t.card_id
  where i.id = ${row.item_id} and ${ofSubject(row)} and t.company_id = ${card.companyId}
    and t.authorized_minor > 0 and t.phase <> 'DECLINED'
    and t.at >= case i.period when 'LIFETIME' then i.created_at
      else limit_window(i.period, ${card.today}::date)::timestamp at time zone ${card.timezone} end
    and ${isAbout(matchedPurchase(sql`${card.timezone}`))}`;

async function sumOf(db: Db, card: Payer, row: LimitRow): Promise<Pick<LimitRow, 'used_minor' | 'used_count'>> {
  const { rows } = await db.execute<{ used_minor: string; used_count: string }>(purchasesOf(card, row));
  return { used_minor: rows[0]?.used_minor ?? '0', used_count: Number(rows[0]?.used_count ?? 0) };
}

/** Whoever comes second waits here for the sum of the first. */
const beginSum = (db: Db, card: Payer, { row, now }: { row: LimitRow; now: Date }): Promise<unknown> =>
  db.execute(sql`
    insert into limit_usage (subject_id, item_id, version, window_day, company_id, used_minor, used_count, updated_at)
    select ${row.subject_id}, ${row.item_id}, ${row.version}, limit_window(${row.period}, ${card.today}::date),
      ${card.companyId}, it.used_minor, it.used_count, ${now.toISOString()}::timestamptz
    from (${purchasesOf(card, row)}) as it
    on conflict do nothing`);

/** Adds an approved purchase to the sums that `holdLimits` locked; one statement, to go with others. Null for none. */
export function countSale(
  limits: readonly CountedLimit[],
  { card, billed, now }: { card: Payer; billed: bigint; now: Date },
): SQL | null {
  const keys = limits
    .filter(({ period }) => isSummed(period))
    .map(({ itemId, key }) => ({ item_id: itemId, subject_id: key.subjectId, version: key.version }));
  if (keys.length === 0) return null;
  return sql`
    update limit_usage u set used_minor = u.used_minor + ${String(billed)}::bigint, used_count = u.used_count + 1,
      updated_at = ${now.toISOString()}::timestamptz
    from json_populate_recordset(null::limit_usage, ${JSON.stringify(keys)}::json) as k join limit_item i on i.id = k.item_id
    where u.subject_id = k.subject_id and u.item_id = k.item_id and u.version = k.version
      and u.window_day = limit_window(i.period, ${card.today}::date)`;
}

/** Sums that a stored purchase is part of, locked in their order. */
export interface HeldSum {
  subjectId: string;
  itemId: string;
  version: number;
  windowDay: string;
  /** How much more may be used; null where the rule would not decline it. */
  left: bigint | null;
}

interface SumRow extends Record<string, unknown> {
  subject_id: string;
  item_id: string;
  version: number;
  window_day: string;
  room: string | null;
}

/** The purchase is locked before. Only sums of the rules as they are now matter: those of before are asked no more. */
export async function holdSumsOf(db: Db, txnId: string): Promise<HeldSum[]> {
  const it = matchedPurchase(sql`co.timezone`);
  const { rows } = await db.execute<SumRow>(sql`
    select u.subject_id, u.item_id, u.version, u.window_day::text as window_day,
      case when r.mode = 'ACTIVE' and i.action = 'DECLINE'
        then least(i.max_minor, (o.maxima -> i.id ->> 'minor')::bigint) - u.used_minor end::text as room
    from card_transaction t join card c on c.id = t.card_id join company co on co.id = t.company_id
    join limit_usage u on u.subject_id in (c.id, t.merchant_id, coalesce(c.share_group_id, c.wallet_id))
    join limit_item i on i.id = u.item_id join limit_rule r on r.id = i.rule_id and r.version = u.version
    left join limit_override o on o.rule_id = r.id and o.merchant_id = t.merchant_id and r.is_overridable
    where t.id = ${txnId} and r.mode <> 'INACTIVE' and t.authorized_minor > 0
      and (i.period <> 'LIFETIME' or t.at >= i.created_at)
      and u.window_day = limit_window(i.period, ${it.day}) and ${isAbout(it)}
    order by u.item_id for update of u`);
  return rows.map((row) => ({
    subjectId: row.subject_id,
    itemId: row.item_id,
    version: row.version,
    windowDay: row.window_day,
    left: row.room === null ? null : BigInt(row.room),
  }));
}

/** What an event of a purchase changed: released where it was reversed or expired, more where it was increased. */
export async function changeSums(
  db: Db,
  sums: readonly HeldSum[],
  { minor, count, now }: { minor: bigint; count: number; now: Date },
): Promise<void> {
  if (sums.length === 0 || (minor === 0n && count === 0)) return;
  const keys = sums.map(({ subjectId, itemId, version, windowDay }) => ({
    subject_id: subjectId,
    item_id: itemId,
    version,
    window_day: windowDay,
  }));
  await db.execute(sql`
    update limit_usage u set used_minor = u.used_minor + ${String(minor)}::bigint, used_count = u.used_count + ${count},
      updated_at = ${now.toISOString()}::timestamptz
    from json_populate_recordset(null::limit_usage, ${JSON.stringify(keys)}::json) as k
    where u.subject_id = k.subject_id and u.item_id = k.item_id and u.version = k.version
      and u.window_day = k.window_day`);
}
