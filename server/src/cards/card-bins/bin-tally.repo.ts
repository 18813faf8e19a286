import { sql } from 'drizzle-orm';
import type { Context, Db } from '../../context';
import { all } from '../../listing/filters';
import { withinMerchants } from '../../merchants/merchants/merchant-scope.repo';

/** What became of a BIN in the company of the actor, within their merchants. */
export interface BinFigures {
  /** Cards that were made. */
  issued: number;
  /** Of the last 30 days, as are the declined ones among them. */
  purchases: number;
  declined: number;
}

interface FigureRow extends BinFigures, Record<string, unknown> {
  bin_id: string;
}

const days = 30;
const dayMs = 86_400_000;

/** The figures of some BINs; a BIN without any has none. */
export async function findBinFigures(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  ids: string[],
): Promise<Map<string, BinFigures>> {
  const before = new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
  const { rows } = await db.execute<FigureRow>(sql`
    select t.bin_id, sum(t.cards)::int as issued, sum(t.purchases)::int as purchases, sum(t.declined)::int as declined
    from bin_tally t
    where t.company_id = ${actor.companyId} and t.bin_id = any(${sql.param(ids)})
      and (t.day = '-infinity' or t.day > ${before}::date) and ${all(withinMerchants(actor, sql`t.merchant_id`))}
    group by t.bin_id`);
  return new Map(rows.map(({ bin_id: binId, ...figures }) => [binId, figures]));
}

/** Folds loose lines into one for each BIN, merchant and day; answers how many there were. Of two at once, one does nothing. */
export async function foldBinTally(owner: Db): Promise<number> {
  const { rowCount } = await owner.execute(sql`
    with turn as materialized (select pg_try_advisory_xact_lock(hashtextextended('bin_tally', 0)) as is_mine),
    gone as (delete from bin_tally using turn where is_loose and is_mine returning bin_tally.*),
    folded as (
      insert into bin_tally as kept
      select company_id, merchant_id, bin_id, day, sum(cards), sum(purchases), sum(declined), false
      from gone group by 1, 2, 3, 4
      on conflict (company_id, bin_id, day, merchant_id) where not is_loose
      do update set cards = kept.cards + excluded.cards, purchases = kept.purchases + excluded.purchases,
        declined = kept.declined + excluded.declined
    )
    select 1 from gone`);
  return rowCount ?? 0;
}
