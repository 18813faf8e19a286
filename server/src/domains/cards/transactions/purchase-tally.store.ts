import type { Db } from '../../../platform/context';
import { sql } from '../../../platform/db/sql';

/**
 * Merges loose tally rows into one per kind; returns the number of merged rows. An advisory lock excludes concurrent
 * runs.
 */
export async function foldPurchases(owner: Db): Promise<number> {
  const { rowCount } = await owner.execute(sql`
    with turn as materialized (select pg_try_advisory_xact_lock(hashtextextended('purchase_tally', 0)) as is_mine),
    gone as (delete from purchase_tally using turn where is_loose and is_mine returning purchase_tally.*),
    folded as (
      insert into purchase_tally as stored
      select company_id, merchant_id, channel_id, bin_id, currency, day, decline_code, sum(purchases), sum(spent),
        sum(held), false
      from gone group by 1, 2, 3, 4, 5, 6, 7
      on conflict (company_id, currency, day, merchant_id, channel_id, bin_id, decline_code) where not is_loose
      do update set purchases = stored.purchases + excluded.purchases, spent = stored.spent + excluded.spent,
        held = stored.held + excluded.held
    )
    select 1 from gone`);
  return rowCount ?? 0;
}
