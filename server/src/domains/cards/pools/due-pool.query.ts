import type { Db } from '../../../platform/context';
import { pick, type RowOf, text } from '../../../platform/db/column';
import { counted } from '../../../platform/db/common-columns';
import { sql, type SQL } from '../../../platform/db/sql';
import { startsWith } from '../../../platform/listing/filters';
import { tables } from '../../../platform/db/tables';
import { isUnrestricted } from '../../merchants/merchants/restriction.query';
import type { PoolTraits } from './pool.kind';

const batchMax = 50;
const percentOf = (name: 'topUpBelowPercent' | 'topUpByPercent'): SQL => sql`(p.rule ->> ${name})::int`;

/**
 * Condition for an automatic top-up of a pool `p` with its account `la`: active, below its threshold, and its merchant
 * is not restricted.
 */
const isDue = sql`p.status = 'ACTIVE' and p.rule ->> 'topUpBelowPercent' is not null
  and (la.balance - la.hold_out) * 100 < p.deposit_minor * ${percentOf('topUpBelowPercent')}
  and ${isUnrestricted(sql`p.merchant_id`)}`;

const duePool = { ...pick(tables.company, 'timezone'), id: text, company_id: text };
export type DuePool = RowOf<typeof duePool>;

/** Pools that are due for an automatic top-up. */
export async function findDuePools(owner: Db, { table }: PoolTraits): Promise<DuePool[]> {
  const { rows } = await owner.execute(
    sql`
      select p.id, p.company_id, co.timezone from ${table} p
      join ledger_account la on la.id = p.ledger_account_id join company co on co.id = p.company_id
      where ${isDue} order by p.id limit ${batchMax}`,
    duePool,
  );
  return rows;
}

export async function isDuePool(db: Db, { table }: PoolTraits, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    select 1 from ${table} p join ledger_account la on la.id = p.ledger_account_id where p.id = ${id} and ${isDue}`);
  return rowCount === 1;
}

/**
 * Number of automatic top-ups on a day. Their ledger entries are counted, whose leg keys contain day and sequence
 * number.
 */
export async function countTopUps(
  db: Db,
  { at, funded }: PoolTraits,
  { id, day }: { id: string; day: string },
): Promise<number> {
  const { rows } = await db.execute(
    sql`
      select count(*)::int as count from ledger_entry
      where source_type = ${at} and source_id = ${id} and event_type = ${funded} and ${startsWith(sql`leg_key`, `${day} `)}`,
    counted,
  );
  return rows[0]?.count ?? 0;
}
