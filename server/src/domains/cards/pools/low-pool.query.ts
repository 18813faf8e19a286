import type { Db } from '../../../platform/context';
import { type RowOf, text } from '../../../platform/db/column';
import { sql } from '../../../platform/db/sql';
import type { PoolTraits } from './pool.kind';

const batchMax = 500;

/** Available balance of a pool `p` with its account `la`. */
const available = sql`(la.balance - la.hold_out)`;
const percent = sql`(p.rule ->> 'warningPercent')::int`;
const isNewlyLow = sql`
  p.status <> 'CANCELLED' and p.warned_at is null and ${available} * 100 < p.deposit_minor * ${percent}`;
/** Recovered at 10 % above the threshold, so that a balance that fluctuates around it causes one notification. */
export const hasRecovered = sql`p.warned_at is not null and ${available} * 1000 >= p.deposit_minor * ${percent} * 11`;

/** Companies with pools that became low or have recovered. */
export async function findCompaniesWithNews(owner: Db, { table }: Pick<PoolTraits, 'table'>): Promise<string[]> {
  const { rows } = await owner.execute(
    sql`
      select distinct p.company_id from ${table} p join ledger_account la on la.id = p.ledger_account_id
      where (${isNewlyLow}) or (${hasRecovered})`,
    { company_id: text },
  );
  return rows.map(({ company_id }) => company_id);
}

const lowPool = { id: text, name: text, merchant_id: text };
export type LowPool = RowOf<typeof lowPool>;

/** Locks low pools without a notification; rows that another process has locked are skipped. */
export async function lockNewlyLow(db: Db, { table }: Pick<PoolTraits, 'table'>): Promise<LowPool[]> {
  const { rows } = await db.execute(
    sql`
      select p.id, p.name, p.merchant_id from ${table} p join ledger_account la on la.id = p.ledger_account_id
      where ${isNewlyLow} order by p.id limit ${batchMax} for update of p skip locked`,
    lowPool,
  );
  return rows;
}
