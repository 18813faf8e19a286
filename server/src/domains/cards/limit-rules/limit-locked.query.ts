import type { Db } from '../../../platform/context';
import { isAtShop, isForCard, matchedPurchase, shopOfPurchase } from './limit-match.query';
import { type Looked, sumOf } from './limit-sum.query';
import { bool, nullable, pick, type RowOf, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import { tables } from '../../../platform/db/tables';

/** Counter that includes a stored purchase, locked. */
export interface LockedSum {
  subjectId: string;
  itemId: string;
  version: number;
  windowDay: string;
  /** Remaining amount; null if the rule does not decline. */
  left: bigint | null;
  /** False for a rolling window, whose usage is summed from the purchases. */
  isStored: boolean;
}

const sumRow = {
  ...pick(tables.limit_usage, 'subject_id', 'item_id', 'version'),
  ...pick(tables.limit_rule, 'counted_by'),
  ...pick(tables.card_transaction, 'company_id'),
  ...pick(tables.company, 'timezone'),
  window_day: text,
  /** Maximum of a declining rule and its usage. */
  most: nullable(text),
  used: text,
  is_rolling: bool,
};

type SumRow = RowOf<typeof sumRow>;

/**
 * Locks the counters of a purchase, which the caller has locked. Only counters of the current rule versions are locked,
 * because older ones are never read.
 */
export async function lockSumsOf(db: Db, txnId: string, now: Date): Promise<LockedSum[]> {
  const it = matchedPurchase(sql`co.timezone`);
  const { rows } = await db.execute(
    sql`
      select u.subject_id, u.item_id, u.version, u.window_day::text as window_day, r.counted_by, t.company_id, co.timezone,
        i.period = 'ROLLING_24H' as is_rolling, u.used_minor::text as used,
        case when r.mode = 'ACTIVE' and i.action <> 'ALERT'
          then least(i.max_minor, (o.maxima -> i.id ->> 'minor')::bigint) end::text as most
      from card_transaction t join card c on c.id = t.card_id join company co on co.id = t.company_id
      join limit_usage u on u.subject_id in (c.id, t.merchant_id, coalesce(c.share_group_id, c.wallet_id))
      join limit_item i on i.id = u.item_id join limit_rule r on r.id = i.rule_id and r.version = u.version
      left join limit_override o on o.rule_id = r.id and o.merchant_id = t.merchant_id and r.is_overridable
      where t.id = ${txnId} and r.mode <> 'INACTIVE' and t.authorized_minor > 0
        and (i.period <> 'LIFETIME' or t.at >= i.created_at)
        and (i.period <> 'ROLLING_24H' or t.at > ${now.toISOString()}::timestamptz - interval '24 hours')
        and u.window_day = limit_window(i.period, ${it.day}) and ${isForCard(it)} and ${isAtShop(shopOfPurchase)}
      order by u.item_id for update of u`,
    sumRow,
  );
  return Promise.all(rows.map((row) => toLocked(db, row, now)));
}

async function toLocked(db: Db, row: SumRow, now: Date): Promise<LockedSum> {
  // A rolling window has no day.
  const looked: Looked = { companyId: row.company_id, timezone: row.timezone, today: row.window_day, now };
  const used = row.is_rolling && row.most !== null ? (await sumOf(db, looked, row)).used_minor : row.used;
  return {
    subjectId: row.subject_id,
    itemId: row.item_id,
    version: row.version,
    windowDay: row.window_day,
    left: row.most === null ? null : BigInt(row.most) - BigInt(used ?? 0),
    isStored: !row.is_rolling,
  };
}
