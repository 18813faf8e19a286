import type { Db } from '../../../platform/context';
import { countedSql } from '../transactions/card-facts.query';
import type { LimitRow } from './limit-find.query';
import { beforeWindow, isAtShop, isForCard, matchedPurchase, type Moment, shopOfPurchase } from './limit-match.query';
import { bigint, numeric } from '../../../platform/db/column';
import { sql, type SQL } from '../../../platform/db/sql';

type Summed = Pick<LimitRow, 'item_id' | 'counted_by' | 'subject_id'>;
type Sum = Pick<LimitRow, 'used_minor' | 'used_count'>;

/** Moment and company of a sum. */
export interface Looked extends Moment {
  companyId: string;
}

/** Condition for the purchases of a counter's subject. */
const ofSubject = ({ counted_by, subject_id }: Summed): SQL => {
  if (counted_by === 'CARD') return sql`t.card_id = ${subject_id}`;
  return counted_by === 'POOL'
    ? sql`t.card_id in (select p.id from card p where p.share_group_id = ${subject_id} or p.wallet_id = ${subject_id})`
    : sql`t.merchant_id = ${subject_id}`;
};

/** Sum of the purchases in the running window. A verification has no amount and counts as one. */
export const purchasesOf = (looked: Looked, row: Summed): SQL => sql`
  select coalesce(sum(${countedSql}), 0) as used_minor,
    count(*) filter (where t.phase not in ('REVERSED', 'EXPIRED')) as used_count
  from limit_item i join limit_rule r on r.id = i.rule_id, card_transaction t join card c on c.id = t.card_id
  where i.id = ${row.item_id} and ${ofSubject(row)} and t.company_id = ${looked.companyId}
    and (t.authorized_minor > 0 or t.type = 'VERIFICATION') and t.phase <> 'DECLINED'
    and t.at > ${beforeWindow(looked)}
    and ${isForCard(matchedPurchase(sql`${looked.timezone}`))} and ${isAtShop(shopOfPurchase)}`;

const sumRow = { used_minor: numeric, used_count: bigint };

export async function sumOf(db: Db, looked: Looked, row: Summed): Promise<Sum> {
  const { rows } = await db.execute(purchasesOf(looked, row), sumRow);
  return { used_minor: rows[0]?.used_minor ?? '0', used_count: Number(rows[0]?.used_count ?? 0) };
}
